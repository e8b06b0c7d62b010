import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The number of builds whose files are kept for open pages: the newest and the two before it. */
const kept = 3;

const isList = (value: unknown): value is string[][] =>
  Array.isArray(value) &&
  value.every((files) => Array.isArray(files) && files.every((file) => typeof file === 'string'));

async function readBuilds(file: string): Promise<string[][]> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isList(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/**
 * Records the assets of the new build and removes those that none of the kept builds has. A page uses the files of
 * the build it was opened from until it is reloaded; without them its next screen could not be loaded.
 */
export async function pruneAssets(folder: string, files: readonly string[]): Promise<void> {
  const list = path.join(folder, 'builds.json');
  const assets = files.filter((file) => file.startsWith('assets/')).toSorted();
  const before = (await readBuilds(list)).filter((build) => build.join() !== assets.join());
  const builds = [assets, ...before].slice(0, kept);
  const wanted = new Set(builds.flat());
  for (const name of await readdir(path.join(folder, 'public/assets'))) {
    const plain = name.replace(/\.(br|gz)$/, '');
    if (!wanted.has(`assets/${name}`) && !wanted.has(`assets/${plain}`)) {
      await rm(path.join(folder, 'public/assets', name));
    }
  }
  await writeFile(list, JSON.stringify(builds));
}
