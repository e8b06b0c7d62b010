import { limits } from '../../../../src/contract/limits';
import { paths } from '../../../../src/contract/paths';
import { PublicMember } from '../../../../src/contract/schemas/comments';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { post } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

type Member = Awaited<ReturnType<typeof joinAs>>;
const rename = async ({ id, headers }: Member, username: string) => {
  const reply = await server.app.inject({
    method: 'PUT',
    url: paths.user(id),
    payload: { username },
    headers,
  });
  return reply.statusCode;
};
const register = (username: string) =>
  post(server, paths.users, {
    username,
    email: `${username}@example.org`,
    plainPassword: 'insert coin 1',
  });
const get = (url: string) => server.app.inject({ url });
const slugOf = async (slug: string) =>
  readContract(PublicMember, (await get(paths.publicMember(slug))).json()).slug;

/** A member who was called `before` until now. */
async function renamed(before: string, after: string) {
  const member = await joinAs(server);
  expect(await rename(member, before)).toBe(200);
  expect(await rename(member, after)).toBe(200);
  return member;
}

test('a former name leads to the member, with the rest of the address', async () => {
  await renamed('old_kestrel', 'new_kestrel');
  for (const rest of ['', '/articles', '/comments?page=1&itemsPerPage=5']) {
    const reply = await get(`${paths.publicMember('old-kestrel')}${rest}`);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(`${paths.publicMember('new-kestrel')}${rest}`);
    expect((await get(reply.headers.location ?? '')).statusCode).toBe(200);
  }
});

test('nobody else can take a former name, whatever its case', async () => {
  await renamed('moth_one', 'moth_two');
  const reply = await register('Moth_One');
  expect(reply.statusCode).toBe(422);
  expect(reply.json().violations).toMatchObject([{ propertyPath: 'username' }]);
  const other = await joinAs(server);
  expect(await rename(other, 'moth_one')).toBe(422);
  // Another name with the same slug gets another address.
  expect(await rename(other, 'moth__one')).toBe(200);
  expect(await slugOf('moth-one-2')).toBe('moth-one-2');
});

test('members can take their former names back', async () => {
  const member = await renamed('wren_a', 'wren_b');
  expect(await rename(member, 'wren_a')).toBe(200);
  expect(await slugOf('wren-a')).toBe('wren-a');
  const reply = await get(paths.publicMember('wren-b'));
  expect(reply.headers.location).toBe(paths.publicMember('wren-a'));
});

test('another case of the same name gives nothing up', async () => {
  await renamed('case_less', 'Case_Less');
  expect(await slugOf('case-less')).toBe('case-less');
  expect((await get(paths.publicMember('case-less'))).statusCode).toBe(200);
});

test('a former name is free after a year, and when its member is gone', async () => {
  await renamed('brief_one', 'brief_two');
  await server.database
    .updateTable('formerUsernames')
    .set({ reservedUntil: server.now() })
    .where('username', '=', 'brief_one')
    .execute();
  expect((await get(paths.publicMember('brief-one'))).statusCode).toBe(404);
  expect((await register('brief_one')).statusCode).toBe(201);
  const { id, headers, password } = await renamed('gone_one', 'gone_two');
  await server.app.inject({
    method: 'DELETE',
    url: paths.user(id),
    payload: { password },
    headers,
  });
  expect((await get(paths.publicMember('gone-one'))).statusCode).toBe(404);
  expect((await register('gone_one')).statusCode).toBe(201);
});

test('only the newest names of a member stay reserved', async () => {
  const member = await joinAs(server);
  for (let index = 0; index <= limits.formerUsernames + 1; index += 1) {
    server.setTime(new Date(server.now().getTime() + 1000).toISOString());
    expect(await rename(member, `serial_${index}`)).toBe(200);
  }
  expect((await get(paths.publicMember('serial-0'))).statusCode).toBe(404);
  expect((await get(paths.publicMember('serial-1'))).statusCode).toBe(302);
});
