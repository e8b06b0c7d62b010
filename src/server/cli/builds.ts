import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The builds, by the names webpack.config.ts gives them, and what each is made of. */
export const builds = {
  app: {
    title: 'site',
    result: 'dist/public',
    sources: ['src', 'locales', 'public'],
    except: ['src/server'],
    environment: ['API_HOST', 'BUILD_ID'],
  },
  replay: {
    title: 'replay console',
    result: 'dist/replay',
    sources: ['src', 'locales'],
    except: ['src/server'],
    environment: ['API_HOST', 'BUILD_ID'],
  },
  server: {
    title: 'server',
    result: 'dist/server/main.js',
    sources: ['src/server', 'src/contract', 'src/config', 'locales'],
    except: [],
    environment: [],
  },
} as const satisfies Record<string, Build>;

interface Build {
  title: string;
  result: string;
  sources: readonly string[];
  except: readonly string[];
  /** Variables whose values are built in. */
  environment: readonly string[];
}

export type BuildName = keyof typeof builds;
export const buildNames: readonly BuildName[] = ['server', 'app', 'replay'];

export function isBuildName(value: string | undefined): value is BuildName {
  return buildNames.some((name) => name === value);
}

const settings = [
  'webpack.config.ts',
  'src/server/cli/webpackAssets.ts',
  'src/server/cli/webpackReplay.ts',
  'src/server/cli/webpackThemes.ts',
  'src/server/cli/webpackWorker.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
];
const stampFile = (name: BuildName) => path.join('dist', `.${name}-stamp`);

async function filesBelow(folder: string, except: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const file = path.posix.join(folder, entry.name);
    if (except.includes(file)) return [];
    return entry.isDirectory() ? filesBelow(file, except) : [file];
  });
  return (await Promise.all(nested)).flat();
}

/** A hash of everything the build is made of: times of files say little after a checkout or a copy. */
export async function fingerprint(name: BuildName): Promise<string> {
  const { sources, except, environment }: Build = builds[name];
  const lists = await Promise.all(sources.map((folder) => filesBelow(folder, except)));
  const hash = createHash('sha256');
  for (const variable of environment) hash.update(`${variable}=${process.env[variable] ?? ''}\0`);
  for (const file of [...settings, ...lists.flat().toSorted()]) {
    hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

export async function isFresh(name: BuildName): Promise<boolean> {
  if (!existsSync(builds[name].result)) return false;
  const stamp = await readFile(stampFile(name), 'utf8').catch(() => '');
  return stamp === (await fingerprint(name));
}

/** Notes which sources the result is made of; `undefined` for a result that is not what a release would be. */
export async function writeStamp(name: BuildName, hash: string | undefined): Promise<void> {
  await mkdir('dist', { recursive: true });
  if (hash === undefined) await rm(stampFile(name), { force: true });
  else await writeFile(stampFile(name), hash);
}
