import {
  createAdministrator,
  type AdministratorPrompts,
} from '../../../../src/server/domains/administration/createAdministrator';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember, eventsOf, logIn } from '../../../support/server/members';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

const run = (given: Partial<Record<keyof AdministratorPrompts, string>>, promote = false) =>
  createAdministrator({
    database: server.database,
    clock: server.now,
    prompts: {
      username: async () => given.username ?? 'site_owner',
      email: async () => given.email ?? 'owner@example.org',
      password: async () => given.password ?? 'insert coin 1',
      promote: async () => promote,
    },
  });

test('makes a super administrator who can log in', async () => {
  // A reserved name, which cannot be registered.
  expect(await run({ username: ' admin ' })).toBe('admin is a super administrator and can log in.');
  const { user } = await logIn(server, { username: 'admin', password: 'insert coin 1' });
  expect(user).toMatchObject({
    email: 'owner@example.org',
    roles: ['ROLE_USER', 'ROLE_PLAYER', 'ROLE_SUPER_ADMIN'],
  });
  expect((await eventsOf(server, user.id))[0]).toBe('administratorCreated');
  expect(await run({ username: 'Admin' })).toBe('admin is already a super administrator.');
});

test('promotes a member when asked to, and keeps the existing roles', async () => {
  const member = await createMember(server, { username: 'long_here', roles: ['ROLE_VGR_NEWS'] });
  await expect(run({ username: 'long_here' })).rejects.toThrow(
    'A member named long_here exists. Add --promote to make them a super administrator.',
  );
  expect(await run({ username: 'LONG_here' }, true)).toBe(
    'long_here is now a super administrator.',
  );
  const { user } = await logIn(server, member);
  expect(user.roles).toEqual(['ROLE_VGR_NEWS', 'ROLE_SUPER_ADMIN']);
});

test.each([
  [{ username: 'x' }, 'The username must have at least 3 characters.'],
  [{ username: 'a b c' }, 'The username may only contain letters, digits and underscores.'],
  [{ email: 'nowhere' }, 'Please enter a valid email address.'],
  [{ email: 'Taken@example.org' }, 'Email already registered'],
  [
    { email: 'free@example.org', password: 'short' },
    'The password must have at least 8 characters, with at least one letter and one digit.',
  ],
])('rejects %j with one line', async (given, message) => {
  await createMember(server, { email: 'taken@example.org' }).catch(() => undefined);
  await expect(run({ username: 'never_made', ...given })).rejects.toThrow(message);
});

test('rejects a disabled account', async () => {
  await createMember(server, { username: 'sent_away', disabledAt: '2026-01-01T00:00:00Z' });
  await expect(run({ username: 'sent_away' }, true)).rejects.toThrow(
    'The account sent_away is disabled.',
  );
});
