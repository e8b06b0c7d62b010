import { verifyRecords } from '../domains/records/verification/verifyRecords';
import { isMigrated } from '../platform/database/migrate';
import { StartupError } from '../platform/settings/startupErrors';
import { readSite } from './readSite';
import type { CommandContext } from './runTask';
import type { PrintLine } from './startupMessages';

/** `npm run records:verify`. @throws StartupError when something stored is not what it should be. */
export async function verifyStoredRecords(
  context: CommandContext,
  print: PrintLine,
): Promise<void> {
  const { database } = await readSite(context);
  if (!(await isMigrated(database)))
    throw new StartupError('The database lacks migrations. Run npm run db:migrate first.');
  let differences = 0;
  let pending = 0;
  await verifyRecords(database, {
    difference: (text) => {
      differences += 1;
      print(`WRONG: ${text}`);
    },
    pending: (text) => {
      pending += 1;
      print(`PENDING: ${text}`);
    },
    progress: print,
  });
  if (pending > 0) print(`Rankings that were due and not compared: ${pending}`);
  if (differences > 0)
    throw new StartupError(`The records do not agree with themselves. Differences: ${differences}`);
  print(pending > 0 ? 'No differences in what was compared.' : 'Everything agrees.');
}
