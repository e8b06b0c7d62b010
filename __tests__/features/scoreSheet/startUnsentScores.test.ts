import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { ScoreRow } from '../../../src/contract/schemas/scores';
import { keepSheetDraft } from '../../../src/features/scoreSheet/sheetDraft';
import { startUnsentScores } from '../../../src/features/scoreSheet/startUnsentScores';
import { accountDeleted, loggedOut } from '../../../src/state/authSlice';
import { entryQueued } from '../../../src/state/pwaSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import type { UnsentScore, UnsentScores } from '../../../src/state/unsentEntry';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../support/browser/apiServer';
import { createTestStore } from '../../support/browser/createTestStore';
import { problem } from '../../support/fixtures/errors';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';

const member = String(ada.id);

const score = (chart: number): UnsentScore => ({
  chart,
  name: `Chart ${chart}`,
  texts: ['5'],
  values: [5],
  platform: null,
  achievedOn: null,
  key: `row-${chart}`,
  confirmed: [],
  refusal: '',
});

const entry = (...charts: number[]): UnsentScores => ({
  kind: 'scores',
  key: 'batch',
  member,
  writtenAt: 1,
  status: 'waiting',
  reason: '',
  gameId: 4,
  scores: charts.map(score),
});

/** A server that refuses one chart; returns the keys it was sent. */
function serve(refused?: number): string[][] {
  const posts: string[][] = [];
  apiServer.use(
    http.post<never, { scores: ScoreRow[] }>(`*${paths.scoreBatch}`, async ({ request }) => {
      const { scores } = await request.json();
      posts.push(scores.map(({ key }) => key));
      const results = scores.map(({ key, chart }) => ({
        key,
        outcome: chart === refused ? 'refused' : 'created',
        reason: chart === refused ? 'chartClosed' : null,
        message: chart === refused ? 'Closed.' : null,
        score: null,
        prediction: null,
      }));
      return HttpResponse.json({ results });
    }),
  );
  return posts;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

function openTab() {
  const { token } = sessionReply();
  const store = createTestStore({
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  stops.push(startUnsentScores(store));
  return store;
}

test('sends what waits, and says so', async () => {
  const posts = serve();
  const store = openTab();
  store.dispatch(entryQueued(entry(1, 2)));
  await waitFor(() => expect(selectUnsent(store.getState())).toEqual([]));
  expect(posts).toEqual([['row-1', 'row-2']]);
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'notices:scoresSent' },
  ]);
});

test('keeps the rows that the server refuses, each with its reason', async () => {
  serve(2);
  const store = openTab();
  store.dispatch(entryQueued(entry(1, 2)));
  await waitFor(() =>
    expect(selectUnsent(store.getState())).toMatchObject([
      { status: 'rejected', gameId: 4, scores: [{ chart: 2, refusal: 'Closed.' }] },
    ]),
  );
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'notices:scoresRefused' },
  ]);
});

test('keeps the batch when the server refuses it as a whole', async () => {
  apiServer.use(
    http.post(`*${paths.scoreBatch}`, () =>
      HttpResponse.json(problem(400, 'Unreadable.'), { status: 400 }),
    ),
  );
  const store = openTab();
  store.dispatch(entryQueued(entry(1)));
  await waitFor(() =>
    expect(selectUnsent(store.getState())).toMatchObject([
      { key: 'batch', status: 'rejected', reason: 'Unreadable.' },
    ]),
  );
});

test('sends the same keys again after a failure', async () => {
  const keys: string[] = [];
  apiServer.use(
    http.post<never, { scores: ScoreRow[] }>(
      `*${paths.scoreBatch}`,
      async ({ request }) => {
        keys.push(...(await request.json()).scores.map(({ key }) => key));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const store = openTab();
  store.dispatch(entryQueued(entry(1)));
  await waitFor(() =>
    expect(selectUnsent(store.getState())).toMatchObject([{ status: 'waiting' }]),
  );
  const posts = serve();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(selectUnsent(store.getState())).toEqual([]));
  expect(posts).toEqual([keys]);
});

test('what waits survives a log-out, for its author alone; a deleted account leaves nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = openTab();
  store.dispatch(entryQueued(entry(1)));
  store.dispatch(loggedOut());
  await waitFor(() => expect(storedKeys(storageKeys.unsent)).toHaveLength(1));
  expect(selectUnsent(store.getState())).toHaveLength(1);
  const other = openTab();
  await waitFor(() => expect(selectUnsent(other.getState())).toHaveLength(1));
  const place = { member, gameId: 4 };
  keepSheetDraft(place, { texts: { 1: ['5'] }, names: {}, platform: undefined, day: '' });
  other.dispatch(accountDeleted());
  await waitFor(() => expect(selectUnsent(other.getState())).toEqual([]));
  expect(storedKeys(storageKeys.sheet)).toEqual([]);
});
