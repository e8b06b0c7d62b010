import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { migrations } from '../../../src/server/platform/database/migrations/migrations';
import type { Database } from '../../../src/server/platform/database/tables';

interface Column {
  type: string;
  required: boolean;
  /** The database has a value for it when an insert does not name it. */
  filled: boolean;
}

/** Columns by table and name. */
export type Schema = Record<string, Record<string, Column>>;

/** What the last release uses of the database: `npm run release:record`. */
export interface ReleasedUse {
  version: string;
  schema: Schema;
  /** A hash of the SQL of each migration, by its name. */
  migrations: Record<string, string>;
  statements: string[];
}

export const releasedUseFile = '__tests__/support/fixtures/lastRelease.json';

export function readReleasedUse(): ReleasedUse {
  return JSON.parse(readFileSync(releasedUseFile, 'utf8'));
}

/** The migrations of this version. Lines of comments and empty lines do not count. */
export const hashMigrations = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, text]) => [
      name,
      createHash('sha256')
        .update(text.replaceAll(/^\s*(--.*)?\n/gm, ''))
        .digest('hex'),
    ]),
  );

export async function readSchema(database: Database): Promise<Schema> {
  const { rows } = await sql<Column & { owner: string; name: string }>`
    select c.relname as owner, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
    order by c.relname, a.attname`.execute(database);
  const schema: Schema = {};
  for (const { owner, name, type, required, filled } of rows) {
    schema[owner] = { ...schema[owner], [name]: { type, required, filled } };
  }
  return schema;
}

/** Changes of a type after which every value of the old one can still be written and read. */
const widenings = [
  /^character varying.* -> text$/,
  /^smallint -> (integer|bigint)$/,
  /^integer -> bigint$/,
];

function changesOf(name: string, before: Column | undefined, now: Column | undefined): string[] {
  if (now === undefined) return [`${name} was removed`];
  if (before === undefined) {
    return now.required && !now.filled ? [`${name} is new, required and has no default`] : [];
  }
  const change = `${before.type} -> ${now.type}`;
  const narrowed = before.type !== now.type && !widenings.some((one) => one.test(change));
  return [
    ...(narrowed ? [`${name} changed its type: ${change}`] : []),
    ...(now.required && !before.required ? [`${name} became required`] : []),
    ...(before.filled && !now.filled && now.required ? [`${name} lost its default`] : []),
  ];
}

/** What a program that was written for the old schema cannot work with in the new one. */
export function incompatibilities(before: Schema, now: Schema): string[] {
  return Object.entries(before).flatMap(([table, columns]) => {
    const present = now[table];
    if (present === undefined) return [`${table} was removed`];
    return Object.keys({ ...columns, ...present }).flatMap((name) =>
      changesOf(`${table}.${name}`, columns[name], present[name]),
    );
  });
}
