import { sql } from 'kysely';
import { pino } from 'pino';
import { sitePaths } from '../../../../src/contract/paths';
import { buildApp } from '../../../../src/server/process/app';
import { createLifecycle } from '../../../../src/server/platform/http/lifecycle';
import { DatabaseUnavailable } from '../../../../src/server/platform/database/databaseErrors';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { eventually } from '../../../support/eventually';
import { currentDriver } from '../../../support/database/testDatabases';

const closing: (() => Promise<unknown>)[] = [];

async function setUp() {
  const opened = await createTestDatabase();
  const lifecycle = createLifecycle();
  const statements: string[] = [];
  const recorded = opened.database.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = await buildApp({
    config: { port: 3000 },
    database: recorded,
    writeState: opened.writeState,
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
    lifecycle,
  });
  closing.push(async () => {
    await app.close();
    await opened.close();
  });
  const ask = async (path: string) => {
    const answer = await app.inject(path);
    return {
      status: answer.statusCode,
      body: answer.json(),
      cache: answer.headers['cache-control'],
    };
  };
  return { ask, lifecycle, statements, ...opened };
}

/** Makes the database read-only, like a standby. Returns a function that makes it writable again. */
async function refuseWrites({ database, breakConnections, readPool }: TestDatabase) {
  if (currentDriver() === 'embedded') {
    await sql`set default_transaction_read_only = on`.execute(database);
    return () => sql`set default_transaction_read_only = off`.execute(database);
  }
  /** Until the pool has noticed, it may hand out a connection that has ended. */
  const reconnect = async () => {
    await breakConnections();
    await eventually(
      () => Promise.resolve(readPool()),
      ({ idle }) => idle === 0,
    );
  };
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const name = sql.id(rows[0]?.name ?? '');
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(database);
  await reconnect();
  return async () => {
    await database.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = off`.execute(connection);
      await sql`alter database ${name} reset default_transaction_read_only`.execute(connection);
    });
    // Only once the connection is back in the pool: a connection in use is not counted as idle.
    await reconnect();
  };
}

/** Milliseconds between two probes while writes fail. */
const probeInterval = 1000;

/** Stops the clock that measures intervals. Returns a function that advances it. */
function stopClock() {
  let time = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  return (milliseconds: number) => {
    time += milliseconds;
  };
}

afterEach(() => jest.restoreAllMocks());
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

describe('health', () => {
  it('is ready with a migrated database', async () => {
    const { ask } = await setUp();
    expect(await ask(sitePaths.ready)).toEqual({
      status: 200,
      body: { status: 'ready', build: 'development', builtAt: '' },
      cache: 'no-store',
    });
    expect(await ask(sitePaths.live)).toEqual({
      status: 200,
      body: { status: 'live', build: 'development', builtAt: '' },
      cache: 'no-store',
    });
  });

  it('is live but not ready without its migrations', async () => {
    const { ask, database } = await setUp();
    await sql`drop table kysely_migration`.execute(database);
    expect(await ask(sitePaths.ready)).toMatchObject({
      status: 503,
      body: { status: 'migrations are missing' },
    });
    expect(await ask(sitePaths.live)).toMatchObject({ status: 200 });
  });

  it('is not ready when one migration is missing', async () => {
    const { ask, database } = await setUp();
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      database,
    );
    expect(await ask(sitePaths.ready)).toMatchObject({ status: 503 });
  });

  it('is not ready from the first failed write until a write succeeds', async () => {
    const { ask, statements, ...opened } = await setUp();
    const { database } = opened;
    const passTime = stopClock();
    const allowWrites = await refuseWrites(opened);
    const write = () =>
      database.insertInto('settings').values({ key: 'tried', value: '1' }).execute();
    await expect(write()).rejects.toThrow(DatabaseUnavailable);
    const refused = { status: 503, body: { status: 'the database accepts no writes' } };
    const probes = () => statements.filter((statement) => statement.includes('write_probe')).length;
    expect(await ask(sitePaths.ready)).toMatchObject(refused);
    expect(probes()).toBe(0);
    // The health checks' own writes fail as well.
    passTime(probeInterval);
    expect(await ask(sitePaths.ready)).toMatchObject(refused);
    expect(probes()).toBeGreaterThan(0);
    expect(await ask(sitePaths.live)).toMatchObject({ status: 200 });
    await allowWrites();
    passTime(probeInterval);
    expect(await ask(sitePaths.ready)).toMatchObject({ status: 200 });
    await expect(write()).resolves.toBeDefined();
  });

  it('makes no test write while no write has failed', async () => {
    const { ask, statements } = await setUp();
    for (let asked = 0; asked < 5; asked += 1) await ask(sitePaths.ready);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((statement) => statement.includes('write_probe'))).toEqual([]);
  });

  it('is live but not ready while stopping', async () => {
    const { ask, lifecycle } = await setUp();
    await lifecycle.stop();
    expect(await ask(sitePaths.ready)).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect(await ask(sitePaths.live)).toMatchObject({ status: 200 });
  });
});
