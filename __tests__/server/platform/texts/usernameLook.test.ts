import { sql } from 'kysely';
import { languages } from '../../../../src/contract/languages';
import { paths } from '../../../../src/contract/paths';
import { usernameLook } from '../../../../src/server/platform/texts/usernameLook';
import { serverTexts } from '../../../../src/server/platform/texts/serverTexts';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { post } from '../../../support/server/members';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

type Member = Awaited<ReturnType<typeof joinAs>>;
const register = (username: string, language = 'en') =>
  post(
    server,
    paths.users,
    { username, email: `${Math.random()}@example.org`, plainPassword: 'insert coin 1' },
    { 'accept-language': language },
  );
const rename = ({ id, headers }: Member, username: string) =>
  server.app.inject({ method: 'PUT', url: paths.user(id), payload: { username }, headers });
const messageOf = (reply: Awaited<ReturnType<typeof register>>): unknown => {
  expect(reply.statusCode).toBe(422);
  expect(reply.json().violations).toMatchObject([{ propertyPath: 'username' }]);
  return reply.json().violations[0].message;
};

test.each([
  ['a Cyrillic letter', 'k\u0435strel'],
  ['a Greek letter', 'kestrel_\u03bf'],
  ['full-width letters', '\uff4b\uff45\uff53\uff54'],
  ['a combining mark', 'ke\u0301strel'],
  ['an invisible character', 'kes\u200btrel'],
  ['a letter with an accent', 'k\u00e9strel'],
])('a username with %s is refused', async (_what, username) => {
  const message = serverTexts.en.errors.usernameFormat;
  expect(messageOf(await register(username))).toBe(message);
  expect(messageOf(await rename(await joinAs(server), username))).toBe(message);
});

test.each([
  ['Il1_look', ['lI1_look', 'lll_look', '1I1_LOOK']],
  ['zero_0', ['zero_O', 'zero_o']],
  ['Bumper', ['Burnper', 'burnper']],
])('nobody can take a name that looks like %s', async (taken, others) => {
  const message = serverTexts.en.errors.usernameLookAlike;
  expect((await register(taken)).statusCode).toBe(201);
  const member = await joinAs(server);
  for (const username of others) {
    expect(messageOf(await register(username))).toBe(message);
    expect(messageOf(await rename(member, username))).toBe(message);
  }
});

test('nobody can take a name that looks like a former name, except its member', async () => {
  const member = await joinAs(server);
  expect((await rename(member, 'former_I')).statusCode).toBe(200);
  expect((await rename(member, 'later_name')).statusCode).toBe(200);
  expect(messageOf(await register('former_l'))).toBe(serverTexts.en.errors.usernameLookAlike);
  expect((await rename(member, 'former_l')).statusCode).toBe(200);
  expect((await rename(member, 'former_1')).statusCode).toBe(200);
});

test.each(['0fficial', 'officiaI', 'rnoderator', 'ADM1N', 'nu11', 'Ad_rnin'])(
  'the reserved name that %s looks like is refused',
  async (username) => {
    expect(messageOf(await register(username))).toBe(serverTexts.en.errors.usernameTaken);
  },
);

test.each(['lowercase', 'Sim0n_11', 'IlIlIl', 'Mmm', 'O0_l1'])(
  'the look of %s is the same in the database',
  async (name) => {
    const { rows } = await sql<{ look: string }>`select username_look(${name}) as look`.execute(
      server.database,
    );
    expect(rows).toEqual([{ look: usernameLook(name) }]);
  },
);

test('the message is in the language of the reader', async () => {
  await register('many_tongues_1');
  for (const language of languages) {
    expect(messageOf(await register('many_tongues_l', language))).toBe(
      serverTexts[language].errors.usernameLookAlike,
    );
  }
});
