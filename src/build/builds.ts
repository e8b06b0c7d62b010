import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles, listSources } from './buildSources';

/** The builds, by their names in webpack.config.ts, with the sources of each. */
export const builds = {
  app: {
    title: 'site',
    result: 'dist/public',
    sources: ['src', 'locales', 'public'],
    except: ['src/server'],
    usesApiHost: true,
  },
  replay: {
    title: 'replay console',
    result: 'dist/replay',
    sources: ['src', 'locales'],
    except: ['src/server'],
    usesApiHost: true,
  },
  server: {
    title: 'server',
    result: 'dist/server/main.js',
    sources: ['src/server', 'src/contract', 'src/config', 'locales'],
    except: [],
    usesApiHost: false,
  },
  print: {
    title: 'printed pages',
    result: 'dist/print/printPage.js',
    sources: ['src', 'locales'],
    except: ['src/server', 'src/service-worker'],
    usesApiHost: true,
  },
} as const satisfies Record<string, Build>;

interface Build {
  title: string;
  result: string;
  sources: readonly string[];
  except: readonly string[];
  /** The value of API_HOST is built in. */
  usesApiHost: boolean;
}

export type BuildName = keyof typeof builds;
export const buildNames: readonly BuildName[] = ['server', 'app', 'replay', 'print'];

export function isBuildName(value: string | undefined): value is BuildName {
  return buildNames.some((name) => name === value);
}

/** What a build result was made from. */
export interface BuildStamp {
  sources: string;
  apiHost: string;
  buildId: string;
}

const stampFile = (name: BuildName) => path.join('dist', `.${name}-stamp`);

/** The stamp a build would get now. */
export async function createStamp(name: BuildName): Promise<BuildStamp> {
  const { sources, except, usesApiHost }: Build = builds[name];
  return {
    sources: await hashFiles(await listSources(sources, except)),
    apiHost: usesApiHost ? (process.env['API_HOST'] ?? '') : '',
    buildId: process.env['BUILD_ID'] ?? '',
  };
}

async function readStamp(name: BuildName): Promise<Partial<BuildStamp>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(stampFile(name), 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * Why the result is stale; undefined if it is up to date. Without BUILD_ID the result keeps the id it was built
 * with.
 */
export async function staleReason(name: BuildName): Promise<string | undefined> {
  const built = existsSync(builds[name].result) ? await readStamp(name) : {};
  if (built.sources === undefined) return 'not built yet';
  const wanted = await createStamp(name);
  if (built.sources !== wanted.sources) return 'its sources have changed';
  if (built.apiHost !== wanted.apiHost) return 'API_HOST has changed';
  return wanted.buildId === '' || wanted.buildId === built.buildId
    ? undefined
    : 'BUILD_ID has changed';
}

/** Records what the result was made from; `undefined` for a development build. */
export async function writeStamp(name: BuildName, stamp: BuildStamp | undefined): Promise<void> {
  await mkdir('dist', { recursive: true });
  if (stamp === undefined) await rm(stampFile(name), { force: true });
  else await writeFile(stampFile(name), JSON.stringify(stamp));
}
