import { paths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const setOpen = (registrationOpen: boolean) => {
  const value = JSON.stringify({ registrationOpen });
  return server.database
    .insertInto('settings')
    .values({ key: 'site', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
const register = (username: string, language = 'en') =>
  server.app.inject({
    method: 'POST',
    url: paths.users,
    headers: { 'accept-language': language },
    payload: { username, email: `${username}@example.org`, plainPassword: 'insert-coin-9' },
  });

test('registering while it is closed gets 403 with the reason', async () => {
  expect((await register('early_bird')).statusCode).toBe(201);
  await setOpen(false);
  const refused = await register('late_bird', 'fr');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().detail).toBe('Les inscriptions sont fermées pour le moment.');
  // It does not even reveal whether a name is taken.
  expect((await register('early_bird')).statusCode).toBe(403);
  const members = server.database.selectFrom('users').select('username').execute();
  expect((await members).map(({ username }) => username)).toEqual(['early_bird']);
  await setOpen(true);
  expect((await register('late_bird')).statusCode).toBe(201);
});
