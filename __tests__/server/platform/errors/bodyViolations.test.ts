import type { LightMyRequestResponse } from 'fastify';
import { languages } from '../../../../src/contract/languages';
import { paths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { bodyViolations } from '../../../../src/server/platform/errors/bodyViolations';
import { serverTexts } from '../../../../src/server/platform/texts/serverTexts';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember, post } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

function problemOf(response: LightMyRequestResponse) {
  expect(response.statusCode).toBe(422);
  return readContract(Problem, response.json());
}
const fieldsOf = ({ violations = [] }: Problem) =>
  violations.map(({ propertyPath, code }) => [propertyPath, code]);

test.each(languages)('an empty registration lists every missing field in %s', async (language) => {
  const problem = problemOf(await post(server, paths.users, {}, { 'accept-language': language }));
  expect(fieldsOf(problem)).toEqual([
    ['username', 'required'],
    ['email', 'required'],
    ['plainPassword', 'required'],
  ]);
  const text = serverTexts[language].errors.fieldRequired;
  expect(problem.violations?.map(({ message }) => message)).toEqual([text, text, text]);
  expect(problem.message).toBe(text);
});

test('a request without a body lists every field as missing', async () => {
  const problem = problemOf(await server.app.inject({ method: 'POST', url: paths.users }));
  expect(
    fieldsOf(problem)
      .slice(0, 3)
      .map(([field]) => field),
  ).toEqual(['username', 'email', 'plainPassword']);
});

test('an empty text counts as missing', async () => {
  const problem = problemOf(await post(server, paths.login, { username: '', password: '' }));
  expect(problem.violations?.map(({ propertyPath, message }) => [propertyPath, message])).toEqual([
    ['username', 'This field is required.'],
    ['password', 'This field is required.'],
  ]);
});

test('every invalid field reports its error', async () => {
  const problem = problemOf(
    await post(server, paths.users, {
      username: 'x'.repeat(201),
      email: 5,
      plainPassword: 'insert coin 1',
      roles: ['ROLE_ADMIN'],
    }),
  );
  const texts = problem.violations?.map(({ propertyPath, message }) => [propertyPath, message]);
  expect(texts).toHaveLength(3);
  expect(texts).toEqual(
    expect.arrayContaining([
      ['username', 'Use 200 characters or fewer.'],
      ['email', 'This value is not valid.'],
      ['roles', 'This field is not accepted here.'],
    ]),
  );
});

test('the message of a 422 is the text of its first violation', async () => {
  const { username, email } = await createMember(server);
  const problem = problemOf(
    await post(server, paths.users, { username, email, plainPassword: 'insert coin 1' }),
  );
  expect(problem.violations?.map(({ message }) => message)).toEqual([
    'Username already taken',
    'Email already registered',
  ]);
  expect(problem.message).toBe('Username already taken');
  expect(problem.detail).toBe('Some of what was sent is not valid.');
});

describe('bodyViolations', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: { type: 'string' } } },
  };
  const unknown = { instancePath: '', keyword: 'additionalProperties' };

  test('does not collect unknown fields', () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, at]));
    const first = [{ ...unknown, params: { additionalProperty: 'field0' } }];
    expect(bodyViolations(first, schema, body)).toEqual([
      { propertyPath: 'list', textKey: 'fieldRequired', code: 'required' },
      { propertyPath: 'field0', textKey: 'fieldUnknown', code: 'additionalProperties' },
    ]);
  });

  test('returns at most fifty', () => {
    expect(
      bodyViolations([], schema, { list: Array.from({ length: 5000 }, () => 1) }),
    ).toHaveLength(50);
  });

  test('truncates a name that the client chose', () => {
    const first = [{ ...unknown, params: { additionalProperty: 'x'.repeat(60_000) } }];
    expect(bodyViolations(first, schema, { list: [] })[0]?.propertyPath).toHaveLength(200);
  });
});
