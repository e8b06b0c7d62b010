import { concerns, type Choice } from './chooseGate';
import { isLeftOut } from './guardedParts';
import type { Machine } from './machine';
import type { ListTests, Run } from './runJest';
import { dependsOnDriver, nameOf, selectServerTests } from './serverTests';

/** The tests that load it open a database. */
const database = '__tests__/support/database/testDatabases.ts';

/**
 * The server tests on each database. Those that load a changed file only, if the change does not concern the server; none on
 * both databases, if it concerns nothing that depends on the driver; none of a part that does not run.
 */
export function planServerTests(
  choice: Choice,
  machine: Machine,
  list: ListTests,
): { runs: Run[]; leftOut: string[] } {
  const isRun = (file: string) => !isLeftOut(nameOf(file), choice.parts);
  const all = list('server').filter(isRun);
  const withDatabase = list(machine.database ? 'server-postgres' : 'server', [database]);
  const selected = selectServerTests(
    { all, withDatabase: withDatabase.filter(isRun) },
    { lane: choice.parts.includes('embedded') ? 'full' : 'gate', postgres: machine.database },
  );
  const isOnce =
    machine.database && choice.kind === 'chosen' && !choice.changed.some(dependsOnDriver);
  const onPostgres = new Set(isOnce ? selected.postgres.map(nameOf) : []);
  const concernsServer = concerns(choice, 'server');
  const related = concernsServer ? all : list('server', choice.changed);
  const runOf = (name: string, files: string[]): Run => ({
    name,
    projects: [name],
    files: files.filter((file) => related.includes(file)),
  });
  const runs = [
    runOf(
      'server',
      selected.embedded.filter((file) => !onPostgres.has(nameOf(file))),
    ),
    runOf('server-postgres', selected.postgres),
  ].filter(({ files }) => files?.length !== 0);
  const others = concernsServer ? [] : ['the server tests that load no changed file'];
  const repeats = isOnce ? ['the server tests on both databases: nothing of a driver changed'] : [];
  return { runs, leftOut: [...selected.leftOut, ...others, ...repeats] };
}
