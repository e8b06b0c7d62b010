import { paths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { RateLimitProblem } from '../../../../src/contract/schemas/problems';
import { Member } from '../../../../src/contract/schemas/users';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember, eventsOf, logIn, post } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const registration = { username: 'new_one', email: 'new@example.org', plainPassword: 'abcdefg1' };
const register = (changes: Record<string, unknown> = {}, headers = {}) =>
  post(server, paths.users, { ...registration, ...changes }, headers);
const violationsOf = (body: unknown) =>
  (readContract(Problem, body).violations ?? []).map(({ propertyPath, message }) => [
    propertyPath,
    message,
  ]);

test('registering creates a member who can log in', async () => {
  const response = await register({ email: 'New.One@EXAMPLE.org' }, { 'accept-language': 'it' });
  expect(response.statusCode).toBe(201);
  const member = readContract(Member, response.json());
  expect(member).toMatchObject({
    username: 'new_one',
    slug: 'new-one',
    email: 'New.One@example.org',
    language: 'it',
    roles: ['ROLE_USER', 'ROLE_PLAYER'],
  });
  expect(response.headers.location).toBe(paths.user(member.id));
  expect(response.body).not.toMatch(/argon2|abcdefg1|password/i);
  await logIn(server, { username: 'NEW_ONE', password: registration.plainPassword });
  expect(await eventsOf(server, member.id)).toEqual(['memberRegistered', 'loginSucceeded']);
  const { passwordHash } = await server.database
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('spaces around a username and an address are not part of them', async () => {
  const response = await register({ username: ' spaced_1 ', email: ' spaced@example.org ' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ username: 'spaced_1', email: 'spaced@example.org' });
});

const userTaken = ['username', 'Username already taken'];
const mailTaken = ['email', 'Email already registered'];
const format = 'The username may only contain letters, digits and underscores.';
const noEmail = 'Please enter a valid email address.';
const weak =
  'The password must have at least 8 characters, with at least one letter and one digit.';

test.each([
  ['a taken name', { username: 'taken_name' }, [userTaken]],
  ['a taken name in other capitals', { username: 'Taken_NAME' }, [userTaken]],
  ['a taken address in other capitals', { email: 'Taken@Example.ORG' }, [mailTaken]],
  ['both', { username: 'taken_name', email: 'taken@example.org' }, [userTaken, mailTaken]],
  ['a reserved name', { username: 'Admin' }, [userTaken]],
  ['a reserved name with underscores', { username: '_ad_min_' }, [userTaken]],
  [
    'two letters',
    { username: 'ab' },
    [['username', 'The username must have at least 3 characters.']],
  ],
  [
    '21 letters',
    { username: 'a'.repeat(21) },
    [['username', 'The username must have at most 20 characters.']],
  ],
  ['a space', { username: 'a b c' }, [['username', format]]],
  ['a hyphen', { username: 'a-b-c' }, [['username', format]]],
  ['a Cyrillic а', { username: 'аdministrator' }, [['username', format]]],
  ['text turned around', { username: 'abc\u202Edef' }, [['username', format]]],
  ['no width', { username: 'abc\u200Bdef' }, [['username', format]]],
  ['NUL', { username: 'abc\u0000' }, [['username', format]]],
  ['markup', { username: '<b>abc</b>' }, [['username', format]]],
  ['no dot', { email: 'a@b' }, [['email', noEmail]]],
  ['no at', { email: 'a.b.c' }, [['email', noEmail]]],
  ['a space in the address', { email: 'a b@c.de' }, [['email', noEmail]]],
  ['a line break in the address', { email: 'a@b.cd\r\nBcc:x@y.zz' }, [['email', noEmail]]],
  ['two addresses', { email: 'a@b.cd,x@y.zz' }, [['email', noEmail]]],
  ['a name before the address', { email: 'Me<a@b.cd>' }, [['email', noEmail]]],
  ['NUL in the address', { email: 'a\u0000@b.cd' }, [['email', noEmail]]],
  ['an address of 300 characters', { email: `${'a'.repeat(300)}@b.cd` }, [['email', noEmail]]],
  ['seven characters', { plainPassword: 'abcdef1' }, [['plainPassword', weak]]],
  ['no digit', { plainPassword: 'abcdefgh' }, [['plainPassword', weak]]],
  ['no letter', { plainPassword: '12345678' }, [['plainPassword', weak]]],
  ['129 characters', { plainPassword: `1${'a'.repeat(128)}` }, [['plainPassword', weak]]],
  ['more than 1,024 bytes', { plainPassword: `1a${'語'.repeat(400)}` }, [['plainPassword', weak]]],
])('registering with %s is rejected at its field', async (_name, changes, violations) => {
  await createMember(server, { username: 'taken_name', email: 'taken@example.org' }).catch(
    () => undefined,
  );
  const response = await register({ username: 'free', email: 'free@example.org', ...changes });
  expect(response.statusCode).toBe(422);
  expect(violationsOf(response.json())).toEqual(violations);
});

test.each([
  ['a list of addresses', { email: ['a@example.org', 'b@example.org'] }],
  ['a number', { username: 12345 }],
  ['an object', { plainPassword: { length: 9 } }],
  ['null', { email: null }],
  ['roles', { roles: ['ROLE_ADMIN'] }],
  ['an id', { id: 1 }],
  ['a hash', { passwordHash: 'x' }],
])('registering with %s is rejected and stores no member', async (_name, changes) => {
  expect((await register({ username: 'typed', ...changes })).statusCode).toBe(422);
  const found = await server.database
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'typed')
    .execute();
  expect(found).toEqual([]);
});

test('one of ten simultaneous registrations of one username succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      register({ username: 'Contested', email: `contested${index}@example.org` }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
});

test('usernames with the same slug get different slugs', async () => {
  const slugs: string[] = [];
  for (const username of ['a__b', 'a_b_', '_a_b', '___']) {
    const response = await register({ username, email: `${username}@example.org` });
    slugs.push(readContract(Member, response.json()).slug);
  }
  expect(slugs).toEqual(['a-b', 'a-b-2', 'a-b-3', 'member']);
});

test('one address may register five accounts in half an hour', async () => {
  const node = await createTestServer({ node: server, config: { trustProxy: true } });
  const headers = { 'x-forwarded-for': '2001:db8::1' };
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    headers['x-forwarded-for'] = `2001:db8::${index}`;
    const body = {
      ...registration,
      username: `house_${index}`,
      email: `house${index}@example.org`,
    };
    const response = await post(node, paths.users, body, headers);
    statuses.push(response.statusCode);
    if (index === 5) readContract(RateLimitProblem, response.json());
  }
  await node.close();
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
