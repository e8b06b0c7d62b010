import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { paths } from '../../../../src/contract/paths';
import {
  SupportCase,
  SupportCaseCollection,
  SupportReceipt,
} from '../../../../src/contract/schemas/support';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { post } from '../../../support/server/members';
import { readContract } from '../../../support/readContract';
import { makeSnapshot } from '../../../support/snapshots';

let server: TestServer;
let staff: Record<string, string>;
let keys = 0;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  staff = (await joinAs(server, { roles: ['ROLE_ADMIN'] })).headers;
});
afterAll(async () => server?.close());

const sent = async ({ snapshot = makeSnapshot() } = {}) => {
  keys += 1;
  const response = await post(
    server,
    paths.supportCases,
    { description: 'The list stays empty.', snapshot },
    { 'idempotency-key': `a-key-of-the-test-number-${keys}` },
  );
  return readContract(SupportReceipt, response.json());
};
const get = (url: string) => server.app.inject({ url, headers: staff });
const listed = async (query: string) =>
  readContract(SupportCaseCollection, (await get(`${adminPaths.supportCases}${query}`)).json());
const idOf = async (code: string) =>
  (await listed(`?code=${code}`))['hydra:member'][0]?.id ?? Number.NaN;
const request = {
  ago: 900,
  method: 'GET',
  route: '/api/articles/{id}',
  status: 503,
  reason: 'http',
  duration: 40,
};
const error = {
  ago: 800,
  name: 'TypeError',
  message: 'Failed to fetch',
  frames: ['/assets/7.js:1:20'],
  count: 2,
};

test('shows where the snapshot was made and which errors came before', async () => {
  const snapshot = makeSnapshot({ meta: { requests: [request], errors: [error] } });
  const { code } = await sent({ snapshot });
  const found = await get(adminPaths.supportCase(await idOf(code)));
  expect(readContract(SupportCase, found.json())).toMatchObject({
    page: '/en/articles',
    browser: 'Firefox 131',
    operatingSystem: 'Windows',
    build: 'test',
    viewport: { width: 1440, height: 900, pixelRatio: 1 },
    timeZone: 'Europe/Rome',
    errors: [error],
    requests: [request],
  });
});

test('opens a snapshot of a version without diagnostics', async () => {
  const file = path.join(__dirname, '../../../support/fixtures/snapshots/schema-1.json');
  const { code } = await sent({ snapshot: readFileSync(file, 'utf8') });
  const found = await get(adminPaths.supportCase(await idOf(code)));
  expect(readContract(SupportCase, found.json())).toMatchObject({
    browser: '',
    errors: [],
    requests: [],
  });
});

test('finds cases by page, browser, system, error, request, version and build', async () => {
  const meta = {
    environment: {
      browser: 'Samsung Internet 27',
      system: 'Android',
      page: '/fr/100%-article-7',
    },
    commit: 'Beef_1',
    appVersion: '9.9.9',
    requests: [request],
    errors: [{ ...error, message: 'Cannot read properties of null' }],
  };
  const { code } = await sent({ snapshot: makeSnapshot({ meta }) });
  const other = await sent();
  const codesOf = async (query: string) =>
    (await listed(`?${query}`))['hydra:member'].map((one) => one.code);
  for (const query of [
    'path=100%25',
    'browser=samsung',
    'browser=ANDROID',
    'error=of%20null',
    'error=articles/%7Bid%7D%20503',
    'version=9.9.9',
    'version=beef_1',
    'path=article-7&browser=27&error=typeerror&version=9&status=open',
  ]) {
    const codes = await codesOf(query);
    expect([query, codes]).toEqual([query, expect.arrayContaining([code])]);
    expect([query, codes]).not.toEqual([query, expect.arrayContaining([other.code])]);
  }
  expect(await codesOf('path=article-7&browser=firefox')).toEqual([]);
  expect(await codesOf('path=1%25%25')).toEqual([]);
  expect((await get(`${adminPaths.supportCases}?error=%00`)).statusCode).toBe(400);
});
