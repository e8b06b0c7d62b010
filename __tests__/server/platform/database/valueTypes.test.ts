import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../support/database/createTestDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    opened.database,
  );
  return rows[0]?.value;
}

describe('values read from the database', () => {
  it.each([
    ["'2026-01-02 03:04:05.678901+02'::timestamptz", '2026-01-02T01:04:05.678Z'],
    ["'2026-07-02 00:00:00Z'::timestamptz", '2026-07-02T00:00:00.000Z'],
    ["'2026-02-28'::date", '2026-02-28'],
    ['count(*)', 1],
    ['(1::bigint << 40)', 2 ** 40],
    ['sum(2.5::numeric)', 2.5],
    ['1.5::float8', 1.5],
    ['true', true],
    ["array['a','b,\"']::text[]", ['a', 'b,"']],
    ["'{}'::text[]", []],
    ['array[-3, 9007199254740991]::bigint[]', [-3, 2 ** 53 - 1]],
    ["'{}'::bigint[]", []],
    [`'{"snake_key": [1, null]}'::jsonb`, { snake_key: [1, null] }],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ['null::timestamptz', null],
  ])('%s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  it('are the values that were written', async () => {
    const written = {
      key: 'k',
      value: JSON.stringify([{ innerKey: 'é "quoted"' }, 2]),
      updatedAt: new Date('2026-03-04T05:06:07.089Z'),
    };
    await opened.database.insertInto('settings').values(written).execute();
    const row = await opened.database.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({
      key: 'k',
      value: [{ innerKey: 'é "quoted"' }, 2],
      updatedAt: '2026-03-04T05:06:07.089Z',
    });
  });

  it('are in UTC whatever the time zone of the machine', async () => {
    expect(await read("current_setting('timezone')")).toBe('UTC');
  });
});
