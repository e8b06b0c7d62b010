import { paths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { Member } from '../../../../src/contract/schemas/users';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, eventsOf, logIn, statusOf } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

async function loggedIn(facts = {}) {
  const member = await createMember(server, facts);
  const session = await logIn(server, member);
  return { ...member, headers: bearer(session), token: session.token };
}
const put = (id: number, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'PUT', url: paths.user(id), payload, headers });
const violationsOf = (body: unknown) =>
  (readContract(Problem, body).violations ?? []).map(({ propertyPath, message }) => [
    propertyPath,
    message,
  ]);
const userTaken = ['username', 'Username already taken'];
const mailTaken = ['email', 'Email already registered'];
const format = 'The username may only contain letters, digits and underscores.';

describe('the profile', () => {
  test('changes the fields that are sent; the session continues', async () => {
    const member = await loggedIn({ language: 'en' });
    const first = await put(member.id, { language: 'fr' }, member.headers);
    const { username, email } = member;
    expect(readContract(Member, first.json())).toMatchObject({ username, email, language: 'fr' });
    const changes = { username: 'Renamed_1', email: 'renamed@Example.org' };
    const second = await put(member.id, changes, member.headers);
    expect(readContract(Member, second.json())).toMatchObject({
      username: 'Renamed_1',
      slug: 'renamed-1',
      email,
      pendingEmail: 'renamed@example.org',
    });
    expect(await statusOf(server, member.token)).toBe(200);
    expect(await eventsOf(server, member.id)).toEqual([
      'loginSucceeded',
      'usernameChanged',
      'emailChangeRequested',
    ]);
  });

  test('a username that is no longer valid may be kept, but not changed into another invalid one', async () => {
    const member = await loggedIn({ username: 'Old Padre & Söhne' });
    const { username } = member;
    const kept = await put(member.id, { username, language: 'es' }, member.headers);
    expect(kept.statusCode).toBe(200);
    const changed = await put(member.id, { username: 'Old Padre' }, member.headers);
    expect(violationsOf(changed.json())).toEqual([['username', format]]);
  });

  test('the letter case of one’s own username may change', async () => {
    const member = await loggedIn({ username: 'shouting' });
    const response = await put(member.id, { username: 'SHOUTING' }, member.headers);
    expect(readContract(Member, response.json()).username).toBe('SHOUTING');
  });

  test('username and email address of another member are taken', async () => {
    const other = await createMember(server, {
      username: 'first_come',
      email: 'first@example.org',
    });
    const member = await loggedIn();
    const { username, email } = other;
    const response = await put(member.id, { username, email }, member.headers);
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response.json())).toEqual([userTaken, mailTaken]);
  });

  test.each([
    { roles: ['ROLE_ADMIN'] },
    { id: 1 },
    { slug: 'x' },
    { password: 'x' },
    { passwordHash: 'x' },
    { enabled: true },
    { disabledAt: null },
    { createdAt: '2020-01-01T00:00:00Z' },
    { username: ['a', 'b', 'c'] },
    { email: { toString: 'x' } },
    { language: 5 },
    { language: 'x'.repeat(36) },
    { language: 'en\u0000' },
  ])('rejects %j and changes nothing', async (body) => {
    const member = await loggedIn();
    const row = () =>
      server.database
        .selectFrom('users')
        .selectAll()
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
    const before = await row();
    expect((await put(member.id, body, member.headers)).statusCode).toBe(422);
    expect(await row()).toEqual(before);
  });
});
