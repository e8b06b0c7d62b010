import { sql } from 'kysely';
import { pino } from 'pino';
import { sitePaths } from '../../../src/contract/paths';
import { buildApp } from '../../../src/server/app';
import { createLifecycle } from '../../../src/server/process/lifecycle';
import { createTestDatabase } from '../../support/createTestDatabase';

const closing: (() => Promise<unknown>)[] = [];

async function setUp() {
  const opened = await createTestDatabase();
  const lifecycle = createLifecycle();
  const app = await buildApp({
    config: { port: 3000 },
    database: opened.database,
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
  return { ask, lifecycle, ...opened };
}

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

  it('is live, not ready, without its migrations', async () => {
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

  it('is live, not ready, while stopping', async () => {
    const { ask, lifecycle } = await setUp();
    await lifecycle.stop();
    expect(await ask(sitePaths.ready)).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect(await ask(sitePaths.live)).toMatchObject({ status: 200 });
  });
});
