import { sql } from 'kysely';
import { environment } from '../../../config/environment';
import { inSnapshot } from '../database/inSnapshot';
import { appliedMigrations } from '../database/migrate';
import type { Database } from '../database/tables';
import { StartupError } from '../settings/startupErrors';
import { writeMark, type BackupHeader } from './backupLines';
import { createPictureReader, type IncludedPictures } from './includePictures';
import { createRowDigest, rowText } from './rowDigest';
import { findIdentities, findSiteTables } from './siteTables';

export interface Dump {
  header: BackupHeader;
  /** Text of one or more whole lines at a time. */
  text: AsyncIterable<string>;
}

/** Called after each page with the number of rows so far. */
export type OnRows = (done: number, total: number) => void;

type DumpOptions = {
  now: Date;
  onRows?: OnRows;
  // A move leaves pictures in their bucket.
} & ({ extent: 'backup'; pictures: IncludedPictures } | { extent: 'move' });

/** A page has at most this many rows, and about this many characters. */
export const pageLimits = { rows: 1000, characters: 1_000_000 };

/** Reads the site in one snapshot, which lasts as long as `consume`: writers are not blocked, and not seen. */
export function dumpTables<Result>(
  database: Database,
  options: DumpOptions,
  consume: (dump: Dump) => Promise<Result>,
): Promise<Result> {
  return inSnapshot(database, async (snapshot) => {
    await useFixedFormats(snapshot);
    const header = await createHeader(snapshot, options);
    return consume({ header, text: readTables(snapshot, header, options) });
  });
}

/** Row texts are compared between databases, so they must not depend on a server's settings. */
export async function useFixedFormats(transaction: Database): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(transaction);
  await sql`set local bytea_output = 'hex'`.execute(transaction);
  await sql`set local extra_float_digits = 1`.execute(transaction);
}

async function createHeader(
  transaction: Database,
  { extent, now }: DumpOptions,
): Promise<BackupHeader> {
  const migration = (await appliedMigrations(transaction)).at(-1);
  if (migration === undefined) throw new StartupError('The database has no site in it.');
  const tables: Record<string, number> = {};
  for (const { name } of await findSiteTables(transaction, extent)) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${sql.id(name)}`.execute(transaction);
    tables[name] = rows[0]?.total ?? 0;
  }
  const identities = (await findIdentities(transaction)).filter(({ table }) =>
    Object.hasOwn(tables, table),
  );
  const { buildId: build } = environment;
  return { format: 1, build, createdAt: now.toISOString(), migration, tables, identities };
}

async function* readTables(
  transaction: Database,
  header: BackupHeader,
  options: DumpOptions,
): AsyncGenerator<string> {
  const include =
    options.extent === 'backup' ? createPictureReader(transaction, options.pictures) : onePart;
  const total = totalRows(header);
  let done = 0;
  yield `${writeMark('backup', header)}\n`;
  for (const table of Object.keys(header.tables)) {
    const digest = createRowDigest();
    yield `${writeMark('table', table)}\n`;
    for await (const page of readPages(transaction, table)) {
      for await (const lines of include(page)) {
        lines.forEach(digest.add);
        yield `${lines.join('\n')}\n`;
      }
      done += page.length;
      options.onRows?.(done, total);
    }
    yield `${writeMark('end', table, digest.value().sum)}\n`;
  }
}

async function* onePart(page: string[]): AsyncGenerator<string[]> {
  yield page;
}

export const totalRows = ({ tables }: BackupHeader): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0);

/** The rows of a table as text. The size of a page follows from the page before, so that pictures do not fill the memory. */
async function* readPages(transaction: Database, table: string): AsyncGenerator<string[]> {
  await sql`declare dumped no scroll cursor for
    select ${rowText} as line from ${sql.id(table)} r`.execute(transaction);
  let size = 8;
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(size)} from dumped`.execute(transaction);
    if (rows.length === 0) break;
    const page = rows.map(({ line }) => line);
    yield page;
    size = nextSize(page);
  }
  await sql`close dumped`.execute(transaction);
}

function nextSize(page: readonly string[]): number {
  const characters = page.reduce((sum, line) => sum + line.length, 0);
  const fitting = Math.floor((page.length * pageLimits.characters) / Math.max(characters, 1));
  return Math.max(1, Math.min(fitting, page.length * 4, pageLimits.rows));
}
