import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { languages } from '../../../src/contract/languages';
import { chainPaths } from '../../../src/contract/chainPaths';
import type { DayChart, DayRoot } from '../../../src/contract/schemas/dayRoots';
import { VerifyPage } from '../../../src/features/verify/VerifyPage';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { boardOf } from '../../support/fixtures/boards';
import {
  chainOf,
  chainPage,
  signedDay,
  signingKey,
  type EventOfChain,
} from '../../support/fixtures/chains';
import { collection } from '../../support/fixtures/collection';
import { problem } from '../../support/fixtures/errors';

const id = 12;
const chain = chainOf(id, 5);
const [, , third] = chain;
const signed = signedDay(id, third ?? { sequence: 0, previousHash: '', hashedText: '', hash: '' });

const { crypto: ofBrowser } = globalThis;
beforeAll(() =>
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }),
);
afterAll(() =>
  Object.defineProperty(globalThis, 'crypto', { value: ofBrowser, configurable: true }),
);

interface Site {
  events?: readonly EventOfChain[];
  day?: DayRoot | undefined;
  chart?: DayChart | undefined;
}

function answer({ events = chain, ...given }: Site = {}) {
  const { day, chart } = { ...signed, ...given };
  const missing = () => HttpResponse.json(problem(404, 'Not found'), { status: 404 });
  apiServer.use(
    http.get(`*${chainPaths.chartEvents(id)}`, ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('after') ?? 0);
      return HttpResponse.json(chainPage(id, events, after));
    }),
    http.get(`*${chainPaths.days}`, () =>
      HttpResponse.json(boardOf(chainPaths.days, day ? [day] : [])),
    ),
    http.get(`*${chainPaths.dayChart('2026-11-27', id)}`, () =>
      chart ? HttpResponse.json(chart) : missing(),
    ),
    http.get(`*${chainPaths.keys}`, () =>
      HttpResponse.json(collection(chainPaths.keys, [signingKey])),
    ),
  );
}

const setUp = async (at = '/en/verify') => renderWithStore(<VerifyPage />, { at });
const field = async () => screen.findByRole('textbox', { name: 'Chart' });
const press = () => screen.getByRole('button', { name: 'Check the chain' });

async function check(text = `https://site.example/en/rainbow-road-chart-c${id}?around=me`) {
  const rendered = await setUp();
  await rendered.user.type(await field(), `${text}{Enter}`);
  return rendered;
}

test('checks the whole chain, the path and the signature, by keyboard', async () => {
  answer();
  const { address, container } = await check();
  const result = await screen.findByRole('heading', { name: '5 events, the whole chain is right' });
  expect(result).toHaveFocus();
  expect(screen.getByText(/^Signed on November 27, 2026, up to event 3\./)).toBeVisible();
  expect(address()).toBe('/en/verify?chart=12');
  await checkAccessibility(container);
});

test('has no accessibility violations before a check, and explains what it shows', async () => {
  const { container } = await setUp();
  await field();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Check a chart',
    'What the chain is',
    'What a signed day is',
    'What the check can and cannot show',
    'Check without this site',
  ]);
  expect(screen.getByRole('link', { name: /verify-chain/ })).toHaveAttribute(
    'href',
    '/verify-chain.mjs',
  );
  await checkAccessibility(container);
});

test('names the first event that is not right', async () => {
  answer({
    events: chain.map((event) =>
      event.sequence === 4 ? { ...event, hashedText: event.hashedText.replace('7', '8') } : event,
    ),
  });
  await check('12');
  expect(await screen.findByRole('heading', { name: 'Event 4 is not right' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('What comes before it is right.');
});

test.each([
  ['an event is left out', () => chain.filter(({ sequence }) => sequence !== 2), 2],
  ['the chain of another chart is sent', () => chainOf(13, 5), 1],
])('names the place when %s', async (_name, events, place) => {
  answer({ events: events() });
  await check('/api/charts/12');
  expect(await screen.findByRole('heading', { name: `Event ${place} is not right` })).toBeVisible();
});

test('says when another event was signed', async () => {
  answer({ events: chainOf(id, 5), chart: { ...signed.chart, hash: '1'.repeat(64) } });
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(/signed another event 3 than the one/);
});

test('says when the path does not lead to the signed root', async () => {
  const path = signed.chart.path.map((hash, level) => (level === 9 ? '1'.repeat(64) : hash));
  answer({ chart: { ...signed.chart, path } });
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not lead to the root/);
});

test('says when the signature or the key does not fit', async () => {
  answer({ day: { ...signed.day, signature: Buffer.alloc(64).toString('base64') } });
  const { user } = await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(/does not fit the site’s key/);
  answer({ day: { ...signed.day, key: 'k2' } });
  await user.click(press());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/not among the site’s public keys/),
  );
});

test('says that the browser cannot check signatures', async () => {
  answer();
  const error = new DOMException('Unknown', 'NotSupportedError');
  const importKey = jest.spyOn(webcrypto.subtle, 'importKey').mockRejectedValue(error);
  await check();
  expect(await screen.findByText(/cannot check Ed25519 signatures/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '5 events, the whole chain is right' })).toBeVisible();
  importKey.mockRestore();
});

test('a chart without signed events, and one without events, are not wrong', async () => {
  answer({ chart: undefined });
  const { user } = await check();
  expect(await screen.findByText(/No signed day has an event of this chart yet/)).toBeVisible();
  answer({ events: [], day: undefined });
  await user.click(press());
  expect(await screen.findByRole('heading', { name: 'Nothing to check yet' })).toBeVisible();
});

test('refuses what is no chart at its field', async () => {
  const { user } = await check('https://site.example/en/games');
  const input = await field();
  expect(input).toHaveAccessibleDescription(/^This is no chart\./);
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
  answer();
  await user.clear(input);
  await user.type(input, '12{Enter}');
  expect(await screen.findByRole('heading', { name: /whole chain is right/ })).toBeVisible();
  expect(input).toBeValid();
});

test('starts with the chart of its address, is cancelled, and repeats', async () => {
  let release: (() => void) | undefined;
  answer();
  apiServer.use(
    http.get(`*${chainPaths.chartEvents(id)}`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('after')) return undefined;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return undefined;
    }),
  );
  const { user } = await setUp('/en/verify?chart=12');
  expect(await field()).toHaveValue('12');
  await user.click(press());
  expect(await screen.findByText('2 of 5 events checked')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Checked events' })).toHaveAttribute('value', '2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(press()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('The check was cancelled.');
  release?.();
  answer();
  await user.click(press());
  expect(await screen.findByRole('heading', { name: /whole chain is right/ })).toBeVisible();
});

test('waits where the site limits how much is read', async () => {
  answer();
  const limited = () =>
    HttpResponse.json(problem(429, 'Too many requests.'), {
      status: 429,
      headers: { 'Retry-After': '1' },
    });
  apiServer.use(http.get(`*${chainPaths.chartEvents(id)}`, limited, { once: true }));
  await check();
  expect(await screen.findByText(/^The site asks for a pause\./)).toBeVisible();
  expect(await screen.findByRole('heading', { name: /whole chain is right/ })).toBeVisible();
});

test('says that it could not read, and tries again', async () => {
  answer();
  apiServer.use(
    http.get(`*${chainPaths.chartEvents(id)}`, () => HttpResponse.error(), { once: true }),
  );
  const { user } = await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(/The chain could not be read\./);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /whole chain is right/ })).toBeVisible();
});

test('downloads the chain, the day and the key as lines of JSON', async () => {
  answer();
  let file: Blob | undefined;
  const create = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:chain';
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('chart-12.ndjson');
  });
  const { user } = await check();
  await user.click(await screen.findByRole('button', { name: 'Download the chain' }));
  const lines = (await file?.text())
    ?.trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines?.map((line) => Object.keys(Object(line))[0])).toEqual([
    ...chain.map(() => 'event'),
    'chain',
    'day',
    'key',
  ]);
  create.mockRestore();
  click.mockRestore();
});

test.each(languages)('is translated in %s', async (language) => {
  await renderWithStore(<VerifyPage />, { language, at: `/${language}/verify` });
  expect(await screen.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
});
