import { sql } from 'kysely';
import { joinAs, removeComment, writeComment } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const countOf = async ({ id }: { id: number }) => {
  const row = await server.database
    .selectFrom('memberActivity')
    .select('comments')
    .where('userId', '=', id)
    .executeTakeFirst();
  return row?.comments;
};

test('the comments of a member are counted, without deleted and hidden ones', async () => {
  const [member, other] = [await joinAs(server), await joinAs(server)];
  const [article, second] = [
    await publishArticle(server.database, { slug: 'one' }),
    await publishArticle(server.database, { slug: 'two' }),
  ];
  const first = await writeComment(server, { article }, member.headers);
  const hidden = await writeComment(server, { article }, member.headers);
  await writeComment(server, { article: second }, member.headers);
  await writeComment(server, { article: second }, other.headers);
  expect(await countOf(member)).toBe(3);
  await removeComment(server, first.id, member.headers);
  expect(await countOf(member)).toBe(2);

  const hide = async (at: string | null) =>
    sql`update comments set hidden_at = ${at}::timestamptz where id = ${hidden.id}`.execute(
      server.database,
    );
  await hide('2026-11-20T12:00:00Z');
  // Again, at another time: it is hidden already.
  await hide('2026-11-20T13:00:00Z');
  expect(await countOf(member)).toBe(1);
  await hide(null);
  expect(await countOf(member)).toBe(2);

  await hide('2026-11-20T12:00:00Z');
  await sql`delete from articles where id in (${article}, ${second})`.execute(server.database);
  expect([await countOf(member), await countOf(other)]).toEqual([0, 0]);
});

test('the count ends with the account, the comments stay', async () => {
  const member = await joinAs(server);
  const article = await publishArticle(server.database, { slug: 'three' });
  const { id } = await writeComment(server, { article }, member.headers);
  await sql`delete from users where id = ${member.id}`.execute(server.database);
  expect(await countOf(member)).toBeUndefined();
  await removeComment(server, id, (await joinAs(server, { roles: ['ROLE_ADMIN'] })).headers);
  expect(await countOf(member)).toBeUndefined();
});
