import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the build itself. */
export const buildFolder = 'src/build';

/** Files outside the source folders that every build depends on, beside those of the build's folder. */
export const buildSettings = ['webpack.config.ts', 'package.json', 'package-lock.json'];

async function filesBelow(folder: string, except: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const file = path.posix.join(folder, entry.name);
    if (except.includes(file)) return [];
    return entry.isDirectory() ? filesBelow(file, except) : [file];
  });
  return (await Promise.all(nested)).flat();
}

/** Every file a build of these folders depends on, in a fixed order. */
export async function listSources(
  folders: readonly string[],
  except: readonly string[] = [],
): Promise<string[]> {
  const lists = await Promise.all(
    [...folders, buildFolder].map((folder) => filesBelow(folder, [...except, buildFolder])),
  );
  return [...buildSettings, ...lists.flat().toSorted()];
}

/** A hash of file names and contents: modification times are unreliable after a checkout or a copy. */
export async function hashFiles(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}
