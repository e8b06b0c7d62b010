import {
  checkIntegrity,
  repairIntegrity,
  type Finding,
} from '../platform/integrity/checkIntegrity';
import { checkBuckets } from '../platform/integrity/checkBuckets';
import { isMigrated } from '../platform/database/migrate';
import { StartupError } from '../platform/settings/startupErrors';
import { openPictures } from './commandPictures';
import { readSite } from './readSite';
import type { CommandContext } from './runTask';
import { openStorage } from './startServer';
import type { PrintLine } from './startupMessages';

interface CheckOptions {
  repair: boolean;
  print: PrintLine;
}

/** `npm run db:check`. @throws StartupError when something is wrong and stays so. */
export async function checkSite(
  context: CommandContext,
  { repair, print }: CheckOptions,
): Promise<void> {
  const { config, runtime, shutdownTasks } = context;
  // To repair, the embedded database itself is opened, which needs its server to be stopped.
  const database = repair
    ? (await openStorage(config, runtime, shutdownTasks)).unlimited
    : (await readSite(context)).database;
  if (!(await isMigrated(database))) {
    throw new StartupError('The database lacks migrations. Run npm run db:migrate first.');
  }
  const onCheck = (name: string, index: number, total: number) =>
    print(`[${index}/${total}] ${name}`);
  const found = await checkIntegrity(database, onCheck);
  const pictures = openPictures(database);
  shutdownTasks.add(async () => pictures.close());
  const unreadable = await checkBuckets({ database, pictures, print });
  found.push(...unreadable);
  printFindings(found, print);
  const derived = found.filter(({ repairable }) => repairable);
  if (!repair || derived.length === 0) return conclude(found, print);
  print('Repairing …');
  await repairIntegrity(database, derived);
  const left = [...(await checkIntegrity(database)), ...unreadable];
  printFindings(left, print);
  conclude(left, print);
}

function printFindings(findings: readonly Finding[], print: PrintLine): void {
  for (const { name, total, examples, repairable } of findings) {
    print(`WRONG: ${name}: ${total}${repairable ? ' (--repair mends it)' : ''}`);
    for (const example of examples) print(`  ${example}`);
    if (total > examples.length) print(`  and ${total - examples.length} more`);
  }
}

function conclude(findings: readonly Finding[], print: PrintLine): void {
  if (findings.length > 0) throw new StartupError('The database does not agree with itself.');
  print('Everything agrees.');
}
