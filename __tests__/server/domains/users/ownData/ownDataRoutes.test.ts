import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { paths } from '../../../../../src/contract/paths';
import { addChart } from '../../../../support/server/addChart';
import { joinAs, writeComment } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { post } from '../../../../support/server/members';
import { publishArticle } from '../../../../support/server/publishArticle';
import { makeSnapshot } from '../../../../support/snapshots';
import { rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

type Member = Awaited<ReturnType<typeof joinAs>>;
const download = (id: number, { headers }: Pick<Member, 'headers'>) =>
  server.app.inject({ url: paths.userExport(id), headers });

test('a member downloads everything about the account as one file, without secrets', async () => {
  const member = await joinAs(server, { username: 'rosa', email: 'rosa@example.org' });
  const article = await publishArticle(server.database, { slug: 'own', authorId: member.id });
  await writeComment(server, { article, content: '<p>My own comment.</p>' }, member.headers);
  const chart = await addChart(server.database);
  const scores = [{ chart, values: [1234], key: randomUUID() }];
  await post(server, paths.scoreBatch, { scores }, member.headers);
  await rankEverything(server.database, { now: server.now() });
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#369' } });
  const imageData = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
  await post(server, paths.uploadAvatar, { imageData }, member.headers);
  await server.database
    .insertInto('pinnedScores')
    .columns(['userId', 'scoreId', 'position'])
    .expression(sql`select ${member.id}::int, id, 1 from scores where chart_id = ${chart}`)
    .execute();
  await server.database
    .updateTable('players')
    .set({ privateParts: ['feed'] })
    .where('userId', '=', member.id)
    .execute();
  const report = { description: 'The list stays empty.', snapshot: makeSnapshot() };
  const key = { 'idempotency-key': 'the-key-of-the-report' };
  await post(server, paths.supportCases, report, { ...member.headers, ...key });

  const response = await download(member.id, member);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
  });
  expect(response.json()).toMatchObject({
    exportedAt: '2026-11-20T12:00:00.000Z',
    account: { id: member.id, username: 'rosa', email: 'rosa@example.org' },
    avatar: expect.stringMatching(/^data:image\/jpeg;base64,/),
    emailChanges: [],
    formerUsernames: [],
    sessions: [{ startedAt: expect.any(String) }],
    comments: [{ article, content: expect.stringContaining('My own comment.') }],
    articles: [{ slug: 'own', texts: [{ language: 'en' }] }],
    scores: [
      {
        chart,
        values: [1234],
        state: 'none',
        history: [{ kind: 'created', before: null, after: { amounts: [1234] } }],
      },
    ],
    totalsByDay: [{ day: '2026-11-20', chartPoints: 100, scores: 1, proved: 0, posts: 1 }],
    pinnedScores: [expect.any(Number)],
    privateParts: ['feed'],
    activity: [{ days: 1, lastDay: '2026-11-20', comments: 1 }],
    badges: [{ game: expect.any(Number), value: 125, wonAt: expect.any(String), lostAt: null }],
    supportCases: [
      { description: 'The list stays empty.', snapshot: { vgrSnapshot: { locale: 'en' } } },
    ],
    auditLog: expect.arrayContaining([expect.objectContaining({ event: 'ownDataExported' })]),
  });
  const { passwordHash } = await server.database
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const tokens = await server.database
    .selectFrom('sessions')
    .select(['activeHash', 'origin'])
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  for (const secret of [passwordHash, tokens.activeHash, tokens.origin]) {
    expect(response.body).not.toContain(secret);
  }
});

test('a member with more rows than one batch gets all of them', async () => {
  const member = await joinAs(server);
  const article = await publishArticle(server.database);
  const text = { content: '<p>x</p>', contentSource: '<p>x</p>', sanitizerVersion: 1 };
  await server.database
    .insertInto('comments')
    .values(Array.from({ length: 401 }, () => ({ articleId: article, userId: member.id, ...text })))
    .execute();
  const { comments } = (await download(member.id, member)).json<{ comments: unknown[] }>();
  expect(comments).toHaveLength(401);
});

test('nobody else downloads a member’s data, administrators included', async () => {
  const member = await joinAs(server);
  const admin = await joinAs(server, { roles: ['ROLE_SUPER_ADMIN'] });
  expect((await download(member.id, admin)).statusCode).toBe(403);
  expect((await download(member.id, { headers: {} })).statusCode).toBe(401);
});

test('the sixth download within an hour gets 429', async () => {
  const member = await joinAs(server);
  for (let use = 1; use <= 5; use += 1) {
    expect((await download(member.id, member)).statusCode).toBe(200);
  }
  expect((await download(member.id, member)).statusCode).toBe(429);
});
