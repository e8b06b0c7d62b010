import type { Page } from 'playwright-core';
import { startTcpProxy } from '../support/faults/tcpProxy';
import { expectAbsent } from './expectAbsent';
import { logIn, newAccount, register } from './member';
import { keptOffline, networkErrors, underWorkerControl } from './offlineBrowser';
import { arrive, newVisitor, open, origin, ready } from './visitor';
import { startFaultyNetwork, type FaultyNetwork, type Replacement } from './walk/faultyNetwork';

let network: FaultyNetwork;
let line: Awaited<ReturnType<typeof startTcpProxy>>;
beforeAll(async () => {
  network = await startFaultyNetwork(origin);
  const { hostname: host, port } = new URL(origin);
  line = await startTcpProxy({ host, port: Number(port) });
});
afterEach(() => {
  network.replace = () => undefined;
  network.latency = 0;
  line.setLine('open');
});
afterAll(async () => {
  await network?.close();
  await line?.close();
});

const expectedComplaints = new RegExp(`${networkErrors.source}|ERR_|status of \\d+`);
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const html = '<!doctype html><title>Proxy</title><p>Sorry</p>';
const json = 'application/ld+json; charset=utf-8';
const problem = 'application/problem+json';
const responses: [name: string, response: Replacement][] = [
  ['a 500', { status: 500, type: problem, body: '{"status":500}' }],
  ['a 502 with a page', { status: 502, type: 'text/html', body: html }],
  ['a 503 of an overload', { status: 503, type: problem, body: '{"status":503}' }],
  ['a 200 with a page', { status: 200, type: 'text/html', body: html }],
  ['a truncated body', { status: 200, type: json, body: '{"hydra:member":[{"id":1,"tit' }],
  ['no JSON', { status: 200, type: json, body: 'undefined' }],
  ['another shape', { status: 200, type: json, body: '{"hello":"world"}' }],
  ['null for the list', { status: 200, type: json, body: '{"hydra:member":null}' }],
  ['a 204', { status: 204, type: json, body: '' }],
  ['a 429 without a time', { status: 429, type: problem, body: '{"status":429}' }],
];

test.each(responses)(
  '%s instead of a list is an error with a button, and not cached',
  async (_name, response) => {
    const page = await newVisitor({ baseURL: network.origin, expectedComplaints });
    await open(page, '/en/faq');
    network.replace = (url) => (url.startsWith('/api/articles?') ? response : undefined);
    await menuLink(page, 'Articles').click();
    await arrive(page, 'Articles');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    network.replace = () => undefined;
    await again.click();
    await expectAbsent(again, page.getByText(/^1–12 of \d+$/));
  },
);

test('a log-in over a cut connection keeps the input, and succeeds when it is back', async () => {
  const baseURL = `http://localhost:${line.port}`;
  const page = await newVisitor({ baseURL, expectedComplaints });
  const account = newAccount();
  await register(page, account);
  line.setLine('refused');
  line.reset();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page
    .getByRole('alert')
    .getByText('the service cannot be reached', { exact: false })
    .first()
    .waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe(account.username);
  line.setLine('open');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
});

test('a slow log-in that is clicked twice is sent once', async () => {
  const page = await newVisitor({ baseURL: network.origin });
  const account = newAccount();
  await register(page, account);
  network.latency = 2000;
  network.requests.clear();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).dblclick();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  expect(network.requests.get('POST /api/login_check')).toBe(1);
});

test('a site that is down at the start shows saved pages with their age, and recovers without a reload', async () => {
  const baseURL = `http://localhost:${line.port}`;
  const visit = { baseURL, expectedComplaints, serviceWorkers: 'allow' } as const;
  const page = await newVisitor(visit);
  await open(page, '/en/');
  await underWorkerControl(page);
  await open(page, '/en/x-article-a2');
  await keptOffline(page, '/api/articles/2');
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  line.setLine('refused');
  line.reset();
  await open(page, '/en/x-article-a2');
  await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
  await page
    .getByText(/saved /i)
    .first()
    .waitFor();
  line.setLine('open');
  await menuLink(page, 'Articles').click();
  await arrive(page, 'Articles');
  await page
    .getByText(/^1–12 of \d+$/)
    .first()
    .waitFor();
});

const hour = 3_600_000;
test.each([
  ['an hour ahead', hour, 1],
  ['an hour behind', -hour, 0],
  ['a year ahead', 8760 * hour, 1],
  ['a year behind', -8760 * hour, 0],
])(
  'a browser whose clock is %s keeps its session without repeated refreshes',
  async (_name, offset, refreshesPerLoad) => {
    const page = await newVisitor({ baseURL: network.origin });
    const account = newAccount();
    await register(page, account);
    await logIn(page, account);
    const later = await page.context().newPage();
    // The clock is that of the whole context, and each tab refreshes once to learn how wrong it is.
    await page.close();
    network.requests.clear();
    network.statuses.clear();
    await later.clock.install({ time: Date.now() + offset });
    await open(later, '/en/profile');
    await later.getByRole('heading', { name: account.username }).waitFor();
    const refresh = 'POST /api/token/refresh';
    const sent = () => ({
      documents: network.requests.get('GET /en/profile'),
      refreshes: network.requests.get(refresh) ?? 0,
      // A refresh that got no answer is repeated.
      answers: network.statuses.get(refresh) ?? [],
    });
    const expected = {
      documents: 1,
      refreshes: refreshesPerLoad,
      answers: Array.from({ length: refreshesPerLoad }, () => 200),
    };
    // A token that looks expired is refreshed; the response tells the server's time.
    expect(sent()).toEqual(expected);
    // Timers that the wrong time makes due run now.
    await later.clock.runFor(600_000);
    expect(sent()).toEqual(expected);
    await open(later, '/en/');
    await later.getByRole('button', { name: 'Account menu' }).waitFor();
    await ready(later);
    expect(sent().refreshes).toBe(2 * refreshesPerLoad);
  },
);
