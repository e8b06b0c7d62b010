import { sql } from 'kysely';
import { splitLines } from '../platform/backup/backupFile';
import { dumpTables, type Dump } from '../platform/backup/dumpTables';
import { loadTables, refuseContent } from '../platform/backup/loadTables';
import { findSiteTables } from '../platform/backup/siteTables';
import type { Database } from '../platform/database/tables';
import { ConfigurationError, StartupError } from '../platform/settings/startupErrors';
import { readSite } from './readSite';
import type { CommandContext } from './runTask';
import { createProgress, numbers, printLoaded } from './siteBackup';
import { openStorage } from './startServer';
import type { PrintLine } from './startupMessages';
import { readTombstoneFile } from './tombstoneFile';

interface MoveOptions {
  dryRun: boolean;
  print: PrintLine;
}

/** `npm run db:move`: from the embedded database of DATA_DIR, which stays as it is, to the empty one of DATABASE_URL. */
export async function moveSite(
  context: CommandContext,
  { dryRun, print }: MoveOptions,
): Promise<void> {
  const { config, runtime, shutdownTasks } = context;
  if (config.databaseUrl === undefined) {
    throw new ConfigurationError('Set DATABASE_URL to the database to move to.');
  }
  // What the server wrote after the move would be lost.
  const source = await readSite(
    { ...context, config: { ...config, databaseUrl: undefined } },
    { exclusive: true },
  );
  const { unlimited } = await openStorage(config, runtime, shutdownTasks);
  const move = dryRun ? checkMove : carryMove;
  await dumpTables(source.database, { extent: 'move', now: new Date() }, async (dump) => {
    await move(unlimited, { dump, print, dataFolder: config.dataFolder });
    if (dump.header.tables.picture_objects) {
      print('Pictures in buckets stay there: give the nodes the credentials of the buckets.');
    }
  });
}

interface Move {
  dump: Dump;
  print: PrintLine;
  dataFolder: string;
}

/** Everything that can be known without writing. */
async function checkMove(target: Database, { dump, print }: Move): Promise<void> {
  for (const [table, rows] of Object.entries(dump.header.tables)) {
    print(`  ${table}: ${numbers.format(rows)} rows`);
  }
  await refuseContent(target, await findSiteTables(target, 'move'));
  const { rows } = await sql<{ missing: string | null; create: boolean }>`
    select string_agg(e.name, ', ') as missing,
      has_schema_privilege(current_schema(), 'create') as "create"
    from unnest(array['pg_trgm', 'unaccent']) e (name)
    where not exists (select from pg_available_extensions a where a.name = e.name)`.execute(target);
  const found = rows[0];
  if (found?.missing) throw new StartupError(`PostgreSQL lacks the extensions ${found.missing}.`);
  if (found?.create !== true) throw new StartupError('This role may not create tables.');
  print('Nothing was written. The database can take the site: run the command without --dry-run.');
}

async function carryMove(target: Database, { dump, print, dataFolder }: Move): Promise<void> {
  const tombstones = (await readTombstoneFile(dataFolder, print)) ?? [];
  const loaded = await loadTables(target, splitLines(dump.text), {
    tombstones,
    onRows: createProgress(print),
  });
  print('The counts and hashes of all tables are equal in both databases.');
  printLoaded(print, loaded);
  print(
    `Set TOKEN_SECRET to the content of token-secret in ${dataFolder} to keep members logged in. The folder was not changed; remove its database when the site works.`,
  );
}
