import { Type } from '@sinclair/typebox';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { runInScope, requestScopePlugin } from '../../../../src/server/platform/http/requestScope';
import { fastifyPlugin } from 'fastify-plugin';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase({ slowQuery: 0 });
});
afterAll(() => opened?.close());

/** The text of the statement, as the database received it. */
async function ownStatement() {
  const { rows } = await sql<{ text: string }>`select current_query() as text`.execute(
    opened.database,
  );
  return rows[0]?.text;
}

async function startApp() {
  const app = fastify({ genReqId: () => 'the-id-of-it' });
  await app.register(fastifyPlugin(async () => undefined, { name: 'response-cache' }));
  await app.register(requestScopePlugin);
  app.get('/', async () => ({ text: await ownStatement() }));
  app.post('/', { schema: { body: Type.Object({}) } }, async () => ({
    text: await ownStatement(),
  }));
  return app;
}

describe('a statement', () => {
  it('names the request it runs for, also after a body was read', async () => {
    const app = await startApp();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const named = { text: '/* req:the-id-of-it */ select current_query() as text' };
    expect(await (await fetch(address)).json()).toEqual(named);
    const body = JSON.stringify({ long: 'x'.repeat(100_000) });
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(address, { method: 'POST', headers, body });
    expect(await posted.json()).toEqual(named);
    await app.close();
  });

  it('names nothing outside a request', async () => {
    expect(await ownStatement()).toBe('select current_query() as text');
  });

  it('that is slow is logged with the request, without its parameters', async () => {
    const warn = jest.fn();
    await runInScope({ label: 'job:mails', log: { warn } }, () =>
      sql`select ${'canary'}::text as word`.execute(opened.database),
    );
    expect(warn.mock.calls).toEqual([
      [{ milliseconds: expect.any(Number), sql: 'select $1::text as word' }, 'slow query'],
    ]);
  });

  it('that is not slow is not logged', async () => {
    const warn = jest.fn();
    const patient = await createTestDatabase({ slowQuery: 600_000 });
    await runInScope({ label: 'job:mails', log: { warn } }, () =>
      sql`select 1`.execute(patient.database),
    );
    await patient.close();
    expect(warn).not.toHaveBeenCalled();
  });
});
