import { paths } from '../../../../../src/contract/paths';
import { createAppServices } from '../../../../../src/server/process/appServices';
import { recordScheduledPublications } from '../../../../../src/server/domains/administration/articles/publicationAudit';
import { pino } from 'pino';
import {
  content,
  createAdministrator,
  editorOf,
  text,
} from '../../../../support/server/adminArticles';
import { eventually } from '../../../../support/eventually';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let node: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  node = await createTestServer({ node: server });
});
afterAll(async () => {
  await node?.close();
  await server?.close();
});

const servicesOf = ({ database, now }: TestServer) =>
  createAppServices({
    config: { port: 0 },
    database,
    clock: now,
    logger: pino({ level: 'silent' }),
  });

test('a scheduled article is public only from its time on, and two nodes record it once', async () => {
  server.setTime('2026-11-20T12:00:00Z');
  const editor = editorOf(server, await createAdministrator(server));
  const other = await editor.setStatus(
    await editor.save(
      await editor.create(),
      content({ en: text('Beside it') }, { category: 'retro' }),
    ),
    'PUBLISHED',
  );
  const saved = await editor.save(
    await editor.create(),
    content({ en: text('Zebra at nine') }, { category: 'retro', featured: true }),
  );
  const scheduled = await editor.setStatus(saved, 'PUBLISHED', '2026-11-21T09:00:00.000Z');
  expect(scheduled.state).toBe('scheduled');
  const places = [
    paths.articles,
    `${paths.articles}?search=zebra`,
    `${paths.articles}?featured=true`,
    paths.relatedArticles(other.id),
    '/en/feed.xml',
    '/sitemap-1.xml',
  ];
  const found = async () => {
    const answers = await Promise.all(places.map((url) => node.app.inject(url)));
    return answers.map(({ body }) => /zebra-at-nine/.test(body));
  };
  const nodes = [servicesOf(server), servicesOf(node)];
  expect(await found()).toEqual(places.map(() => false));
  expect((await node.app.inject(paths.article(saved.id))).statusCode).toBe(404);
  expect((await Promise.all(nodes.map(recordScheduledPublications))).flat()).toEqual([]);

  server.setTime('2026-11-21T09:00:00Z');
  const after = await found();
  expect(places.filter((_place, index) => !after[index])).toEqual([]);
  expect((await node.app.inject(paths.article(saved.id))).json()).toMatchObject({
    publishedAt: '2026-11-21T09:00:00.000Z',
  });
  // The nodes' own jobs may record it first.
  await Promise.all([...nodes, ...nodes].map(recordScheduledPublications));
  const recorded = await eventually(
    async () =>
      server.database
        .selectFrom('auditLog')
        .select('details')
        .where('event', '=', 'articlePublished')
        .where('requestId', '=', 'schedule')
        .execute(),
    (rows) => rows.length > 0,
  );
  expect(recorded).toEqual([{ details: { article: saved.id, version: 2, scheduled: true } }]);
});

test('a scheduled article that is withdrawn is not published', async () => {
  server.setTime('2026-11-22T12:00:00Z');
  const editor = editorOf(server, await createAdministrator(server));
  const saved = await editor.save(await editor.create(), content({ en: text('Never mind') }));
  const scheduled = await editor.setStatus(saved, 'PUBLISHED', '2026-11-22T13:00:00.000Z');
  await editor.setStatus(scheduled, 'UNDER CONSTRUCTION');
  server.setTime('2026-11-22T14:00:00Z');
  expect(await recordScheduledPublications(servicesOf(server))).toEqual([]);
  expect((await server.app.inject(paths.article(saved.id))).statusCode).toBe(404);
});
