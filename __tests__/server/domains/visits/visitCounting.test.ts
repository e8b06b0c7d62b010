import { fastify } from 'fastify';
import { visitCountingPlugin } from '../../../../src/server/domains/visits/visitCounting';
import { createTestDatabase } from '../../../support/database/createTestDatabase';

test('page views are counted by day, language and theme, without crawlers, failures and unknown themes', async () => {
  const { database, close } = await createTestDatabase();
  const app = fastify();
  await app.register(visitCountingPlugin, {
    database,
    clock: () => new Date('2026-11-20T23:59:00Z'),
  });
  app.get('/page', async (request) => {
    request.shownLanguage = 'fr';
    return 'shown';
  });
  app.get('/broken', async (request, reply) => {
    request.shownLanguage = 'fr';
    return reply.code(503).send('down');
  });
  const visit = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'user-agent': 'Firefox', ...headers } });
  await visit('/page', { cookie: 'a=b; theme=zelda' });
  await visit('/page', { cookie: 'theme=zelda' });
  await visit('/page', { cookie: "theme='; drop table users" });
  await visit('/page', { 'user-agent': 'Googlebot/2.1' });
  await visit('/broken');
  await app.close();
  const rows = await database
    .selectFrom('dailyCounts')
    .select(['kind', 'word', 'total'])
    .orderBy('kind')
    .orderBy('word')
    .execute();
  expect(rows).toEqual([
    { kind: 'pageLanguage', word: 'fr', total: 3 },
    { kind: 'theme', word: 'system', total: 1 },
    { kind: 'theme', word: 'zelda', total: 2 },
  ]);
  await close();
});
