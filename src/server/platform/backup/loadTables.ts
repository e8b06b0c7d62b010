import { sql } from 'kysely';
import { appliedMigrations, migrate } from '../database/migrate';
import { migrations } from '../database/migrations/migrations';
import type { Database } from '../database/tables';
import { StartupError } from '../settings/startupErrors';
import { isRow, readMark, type BackupHeader } from './backupLines';
import { totalRows, useFixedFormats, type OnRows } from './dumpTables';
import { createRowDigest, digestTable } from './rowDigest';
import { findForeignKeys, findSiteTables, type SiteTable } from './siteTables';
import { deleteAgain, storeTombstones, type Tombstone } from './tombstones';

interface LoadOptions {
  tombstones: readonly Tombstone[];
  onRows?: OnRows;
  /** Called with the table whose rows are read again and compared. */
  onVerify?: (table: string) => void;
}

export interface Loaded {
  rows: number;
  /** How many accounts were deleted again. */
  deletedAccounts: number;
  /** The migrations that the backup did not have yet. */
  applied: string[];
}

/** A statement inserts at most this many rows, and about this many characters. */
const batchLimits = { rows: 500, characters: 1_000_000 };

/**
 * Fills an empty database with dumped lines: first the migrations the dump was made with, then everything in one transaction, then
 * the remaining migrations. A failure leaves the database empty.
 */
export async function loadTables(
  database: Database,
  lines: AsyncIterator<string>,
  options: LoadOptions,
): Promise<Loaded> {
  const header = await readHeader(lines);
  await prepareSchema(database, header);
  const deletedAccounts = await database.transaction().execute(async (transaction) => {
    await useFixedFormats(transaction);
    const tables = await lockEmptyTables(transaction, header);
    const foreignKeys = await findForeignKeys(transaction);
    // Checked at once when they are added again, which also allows any order of the tables.
    for (const { table, name } of foreignKeys) {
      await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(transaction);
    }
    // Derived rows are in the dump.
    await setTriggers(transaction, tables, 'disable');
    await readTables(transaction, { header, lines, tables, options });
    await setTriggers(transaction, tables, 'enable');
    for (const { table, name, definition } of foreignKeys) {
      await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    }
    await setIdentities(transaction, header);
    return deleteAgain(transaction, options.tombstones);
  });
  const applied = await migrate(database);
  await storeTombstones(database, options.tombstones);
  await sql`analyze`.execute(database);
  return { rows: totalRows(header), deletedAccounts, applied };
}

/** Reads the first line. */
export async function readHeader(lines: AsyncIterator<string>): Promise<BackupHeader> {
  const { value, done } = await lines.next();
  const mark = done === true ? undefined : readMark(value);
  if (mark?.[0] !== 'backup') throw unreadable();
  if (!Object.hasOwn(migrations, mark[1].migration)) {
    throw new StartupError(
      `The backup was made by a newer version of the program (${mark[1].migration}). Restore it with that version.`,
    );
  }
  return mark[1];
}

async function prepareSchema(database: Database, { migration }: BackupHeader): Promise<void> {
  const last = (await appliedMigrations(database)).at(-1);
  if (last !== undefined && last !== migration) {
    throw new StartupError(
      `The database is at migration ${last} and the backup at ${migration}. Restore into a new, empty database.`,
    );
  }
  await migrate(database, migration);
}

/** @throws StartupError if there is content. */
export async function refuseContent(transaction: Database, tables: SiteTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql<{ filled: boolean }>`
      select exists (select from ${sql.id(name)}) as filled`.execute(transaction);
    if (rows[0]?.filled === true) {
      throw new StartupError(
        `The database is not empty (table ${name}). Use a new, empty database. Nothing was changed.`,
      );
    }
  }
}

async function lockEmptyTables(transaction: Database, header: BackupHeader): Promise<SiteTable[]> {
  const known = await findSiteTables(transaction, 'move');
  const tables = known.filter(({ name }) => Object.hasOwn(header.tables, name));
  if (tables.length !== Object.keys(header.tables).length) throw unreadable();
  const names = sql.join(tables.map(({ name }) => sql.id(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(transaction);
  await refuseContent(transaction, tables);
  return tables;
}

interface Reading {
  header: BackupHeader;
  lines: AsyncIterator<string>;
  tables: SiteTable[];
  options: LoadOptions;
}

async function readTables(transaction: Database, reading: Reading): Promise<void> {
  const { header, lines, tables, options } = reading;
  const total = totalRows(header);
  let done = 0;
  for (const table of tables) {
    const start = await nextMark(lines);
    if (start[0] !== 'table' || start[1] !== table.name) throw unreadable();
    const { sum, count } = await readRows(transaction, table, lines, (rows) => {
      done += rows;
      options.onRows?.(done, total);
    });
    options.onVerify?.(table.name);
    const stored = await digestTable(transaction, table.name);
    if (stored.sum !== sum || stored.rows !== count || count !== header.tables[table.name]) {
      throw new StartupError(`The rows of the table ${table.name} are not those of the backup.`);
    }
  }
}

/** Inserts the rows up to the end of the table; returns the digest that stands there, and the number of rows. */
async function readRows(
  transaction: Database,
  { name, columns }: SiteTable,
  lines: AsyncIterator<string>,
  onBatch: (rows: number) => void,
): Promise<{ sum: string; count: number }> {
  const digest = createRowDigest();
  const list = sql.join(columns.map((column) => sql.id(column)));
  let batch: string[] = [];
  let characters = 0;
  const insert = async () => {
    if (batch.length === 0) return;
    await sql`insert into ${sql.id(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.id(name)}, ${`[${batch.join(',')}]`}::json)`.execute(
      transaction,
    );
    onBatch(batch.length);
    batch = [];
    characters = 0;
  };
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done === true) throw unreadable();
    if (!isRow(line)) {
      await insert();
      const mark = readMark(line);
      const { rows, sum } = digest.value();
      if (mark[0] !== 'end' || mark[1] !== name || mark[2] !== sum) throw unreadable();
      return { sum, count: rows };
    }
    digest.add(line);
    batch.push(line);
    characters += line.length;
    if (batch.length >= batchLimits.rows || characters >= batchLimits.characters) await insert();
  }
}

async function nextMark(lines: AsyncIterator<string>) {
  const { value, done } = await lines.next();
  if (done === true) throw unreadable();
  return readMark(value);
}

async function setTriggers(
  transaction: Database,
  tables: SiteTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.id(name)} ${sql.raw(state)} trigger user`.execute(transaction);
  }
}

/** The next ids are those the other database would have given. */
async function setIdentities(transaction: Database, { identities }: BackupHeader): Promise<void> {
  for (const { table, column, lastValue } of identities) {
    if (lastValue === null) continue;
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), ${lastValue}::bigint)`.execute(
      transaction,
    );
  }
}

const unreadable = () =>
  new StartupError('The backup is not complete, or this version of the program cannot read it.');
