import { rename, stat, writeFile } from 'node:fs/promises';
import { findTombstones, writeTombstones } from '../platform/backup/tombstones';
import { StartupError } from '../platform/settings/startupErrors';
import { readSite } from './readSite';
import type { CommandContext } from './runTask';

/** `npm run db:tombstones`. Returns the number of accounts on the list. */
export async function exportTombstones(
  context: CommandContext,
  { file, overwrite }: { file: string; overwrite: boolean },
): Promise<number> {
  const { database } = await readSite(context);
  const tombstones = await findTombstones(database);
  const part = `${file}.part`;
  if (!overwrite && (await stat(file).catch(() => undefined))) {
    throw new StartupError(`${file} exists. Choose another name, or add --overwrite.`);
  }
  await writeFile(part, writeTombstones(tombstones), { mode: 0o600 });
  await rename(part, file);
  return tombstones.length;
}
