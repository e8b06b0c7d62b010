import { runCommandLine } from '../../../src/server/cli/runCommandLine';
import { backUpSite, restoreSite } from '../../../src/server/process/siteBackup';
import { moveSite } from '../../../src/server/process/siteMove';
import { startSourceWorker } from './startSourceWorker';

// Commands from their sources, for tests of the process itself: `node --import tsx sourceCommand.ts backup FILE`.
const [name, file = ''] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

void runCommandLine((context) => {
  if (name === 'backup') return backUpSite(context, { file, overwrite: false, print });
  if (name === 'move') return moveSite(context, { dryRun: false, print });
  return restoreSite(context, { file, tombstoneFiles: [], print });
}, startSourceWorker);
