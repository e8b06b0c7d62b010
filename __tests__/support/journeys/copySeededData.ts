import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** What a folder of seeded data contains. */
export const seededParts = (seeded: string) => ({
  /** The data folder of a site that was stopped. */
  data: path.join(seeded, 'data'),
  /** The build that created it. */
  build: path.join(seeded, 'build.json'),
  /** What its server printed. */
  output: path.join(seeded, 'output.txt'),
});

/** The identity of the build in a folder, as text. */
export const readBuild = (folder: string): string =>
  JSON.stringify(JSON.parse(readFileSync(path.join(folder, 'dist/assets.json'), 'utf8')).build);

/**
 * Copies seeded data into an empty data folder. The data of another build would be migrated, but would keep that build's
 * sample content: they are refused.
 */
export async function copySeededData(seeded: string, data: string, folder: string): Promise<void> {
  const parts = seededParts(seeded);
  const [made, used] = [readFileSync(parts.build, 'utf8'), readBuild(folder)];
  if (made !== used)
    throw new Error(`SEEDED_DATA is from the build ${made}, and the site from ${used}.`);
  await cp(parts.data, data, { recursive: true });
}
