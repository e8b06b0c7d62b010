interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

interface Manifest {
  name: string;
  version: string;
  license: string;
  engines: Record<string, string>;
  overrides?: Record<string, unknown>;
}

export function readLock(text: string): Lock {
  const parsed: unknown = JSON.parse(text);
  return { lockfileVersion: 0, packages: {}, ...Object(parsed) };
}

/** The place a package is found at when the package at `location` imports it. */
function resolve({ packages }: Lock, location: string, name: string): string | undefined {
  for (
    let from = location;
    ;
    from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1))
  ) {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (from === '') return undefined;
  }
}

/** These packages and all that they need, as places in the lock file, without those that are left out. */
function withDependencies(
  lock: Lock,
  names: readonly string[],
  isLeftOut: (location: string) => boolean = () => false,
): string[] {
  const found = new Set(names.map((name) => `node_modules/${name}`));
  for (const location of found) {
    const { dependencies, optionalDependencies } = lock.packages[location] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = resolve(lock, location, name);
      if (place !== undefined && !isLeftOut(place)) found.add(place);
    }
  }
  return [...found].toSorted();
}

interface Sources {
  manifest: Manifest;
  lock: Lock;
  /** The packages that are installed beside the builds. */
  names: readonly string[];
  isInstalled: (location: string) => boolean;
}

/**
 * The package.json and package-lock.json of an installation that needs these packages only, in the versions of the project’s lock
 * file, and the places of its packages that are installed here: others are optional and for other platforms.
 */
export function packageManifests({ manifest: project, lock, names, isInstalled }: Sources) {
  const { name, version, license, engines } = project;
  const locations = withDependencies(lock, names);
  const dependencies = Object.fromEntries(
    names.map((one) => [one, lock.packages[`node_modules/${one}`]?.version ?? '']),
  );
  const manifest = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: { start: 'node server.js' },
    dependencies,
    overrides: Object.fromEntries(
      Object.entries(project.overrides ?? {}).filter(([one]) =>
        locations.includes(`node_modules/${one}`),
      ),
    ),
  };
  const packages = Object.fromEntries(locations.map((place) => [place, lock.packages[place]]));
  return {
    installed: withDependencies(lock, names, (location) => !isInstalled(location)),
    manifest,
    lock: {
      name,
      version,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': { name, version, license, dependencies, engines }, ...packages },
    },
  };
}
