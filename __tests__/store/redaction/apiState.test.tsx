import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storableRoute } from '../../../src/app/storableRoute';
import {
  boardView,
  gameRankingView,
  rankingView,
  scoreListView,
} from '../../../src/contract/views/boardViews';
import { gameListView } from '../../../src/contract/views/gameListView';
import { readSnapshot } from '../../../src/contract/snapshot/readSnapshot';
import { selectUser } from '../../../src/state/authSlice';
import { paths } from '../../../src/contract/paths';
import { ChartPage } from '../../../src/features/records/chartBoard/ChartPage';
import { buildSnapshot } from '../../../src/features/support/snapshot/buildSnapshot';
import { readPageEnvironment } from '../../../src/features/support/snapshot/pageEnvironment';
import { homeApi } from '../../../src/api/homeApi';
import { scoreHistoryApi } from '../../../src/api/scoreHistoryApi';
import { recordsApi } from '../../../src/api/recordsApi';
import '../../../src/api/everyEndpoint';
import { routeChanged } from '../../../src/state/uiSlice';
import { createRootReducer } from '../../../src/store/rootReducer';
import { apiServer } from '../../support/browser/apiServer';
import { createTestStore } from '../../support/browser/createTestStore';
import { renderWithStore } from '../../support/browser/renderWithStore';
import {
  boardOf,
  chartWithRecord,
  player,
  rankedScore,
  standing,
} from '../../support/fixtures/boards';
import { collection } from '../../support/fixtures/collection';
import { latestScore, score, scoreContent, scoreEvent } from '../../support/fixtures/records';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';

const grace = player(471_101, { username: 'grace_hopper', slug: 'grace-hopper', country: 'US' });
const own = player(471_102, { username: ada.username, slug: ada.slug });
const scores = [
  rankedScore({ id: 815_001, rank: 1, player: grace }),
  rankedScore({ id: 815_002, rank: 2, player: own }),
];
const cursor = 'Z3JhY2U4MTUwMDE';
const identifying = /grace|471101|471102|815001|815002|Z3JhY2U/;

type Store = ReturnType<typeof createTestStore>;

const reducer = createRootReducer();

/** The state a snapshot leads to, and the file’s text without its escapes. */
function snapshotOf(store: Store) {
  const built = buildSnapshot(store.recording(), store.getState(), readPageEnvironment('en'));
  if (!built) throw new Error('No snapshot was built.');
  expect(built.meta.truncated).toEqual([]);
  const { snapshot } = readSnapshot(built.text);
  if (!snapshot) throw new Error('The snapshot cannot be read.');
  // A redacted state is a valid state, so the reducer treats it the same.
  const state = snapshot.actions.reduce(reducer, snapshot.state as ReturnType<typeof reducer>);
  return { text: built.text.replaceAll('\\', ''), state };
}

const answer = (path: string, body: object) =>
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(body)));

test('a snapshot of a chart’s page renames players everywhere, and keeps the chart', async () => {
  answer(paths.chartRanking(9), {
    ...boardOf(paths.chartRanking(9), scores, { next: cursor }),
    own: { ...rankedScore({ id: 815_002, rank: 2, player: own }), next: [] },
  });
  const { store } = await renderWithStore(<ChartPage />, {
    at: '/en/chart-9-chart-c9',
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
  await screen.findByRole('table');
  await screen.findByRole('region', { name: 'Your score', busy: false });
  const { text, state } = snapshotOf(store);
  expect(text).not.toMatch(identifying);
  expect(text).not.toContain(`"${ada.username}"`);
  expect(text).toContain('Chart 9');
  expect(text).toContain('"country":"US"');
  expect(text).toContain('"next":"cursor-1"');
  // The same pseudonym in the session and on the board: the replay marks the own row.
  const masked = selectUser(state)?.username;
  const board = recordsApi.endpoints.getChartRanking.select({
    language: 'en',
    id: 9,
    view: boardView.defaults,
    withOwn: true,
  })(state).data;
  expect(board?.items.map(({ player: { username } }) => username === masked)).toEqual([
    false,
    true,
  ]);
  expect(board?.own?.player.username).toBe(masked);
});

test('a snapshot of a group, rankings and the latest scores renames players', async () => {
  const record = { player: grace, tied: 1, values: [], changedAt: '2026-02-03T10:00:00.000Z' };
  const latest = [latestScore(7, { '@id': paths.score(815_001), id: 815_001, player: grace })];
  const standings = [standing(1, { player: grace })];
  answer(paths.groupCharts(5), collection(paths.groupCharts(5), [chartWithRecord({ record })]));
  answer(paths.gameRanking(1), boardOf(paths.gameRanking(1), standings));
  answer(paths.ranking('cups'), boardOf(paths.ranking('cups'), standings, { next: cursor }));
  const store = createTestStore();
  answer(paths.latestRecords, collection(paths.latestRecords, latest));
  answer(paths.latestScores, boardOf(paths.latestScores, latest, { next: cursor }));
  const { getGroupCharts, getGameRanking, getRanking, getLatestScores } = recordsApi.endpoints;
  const language = 'en';
  await store.dispatch(getGroupCharts.initiate({ language, id: 5 }));
  await store.dispatch(
    getGameRanking.initiate({
      language,
      id: 1,
      view: { ...gameRankingView.defaults, after: cursor },
    }),
  );
  await store.dispatch(
    getRanking.initiate({
      language,
      board: 'cups',
      view: { ...rankingView.defaults, after: cursor },
      withOwn: true,
    }),
  );
  await store.dispatch(homeApi.endpoints.getLatestRecords.initiate({ language }));
  await store.dispatch(getLatestScores.initiate({ language, after: cursor }));
  expect(JSON.stringify(store.getState())).toMatch(identifying);
  expect(snapshotOf(store).text).not.toMatch(identifying);
});

test('a snapshot of a score’s page masks its id, also in its URL, and renames the player', async () => {
  answer(
    paths.score(815_001),
    score(7, { '@id': paths.score(815_001), id: 815_001, player: grace }),
  );
  const changes = [scoreEvent(1, null, scoreContent('1:20.00'))];
  const events = paths.scoreEvents(815_001);
  answer(events, boardOf(events, changes, { next: cursor }));
  const store = createTestStore();
  const route = { pathname: '/en/score/815001', search: '', hash: '' };
  store.dispatch(routeChanged(storableRoute(route)));
  const { getScore, getScoreEvents } = scoreHistoryApi.endpoints;
  const request = { language: 'en', id: 815_001 } as const;
  await store.dispatch(getScore.initiate(request));
  await store.dispatch(getScoreEvents.initiate(request));
  const { text, state } = snapshotOf(store);
  expect(text).not.toMatch(identifying);
  expect(state.ui.route).toBe('/en/score/1');
  expect(getScore.select({ language: 'en', id: 1 })(state).data?.id).toBe(1);
});

describe('the URL of a snapshot', () => {
  async function argumentsAndQuery(search: string, request: (store: Store) => Promise<unknown>) {
    const store = createTestStore();
    store.dispatch(routeChanged(storableRoute({ pathname: '/en/x-chart-c9', search, hash: '' })));
    await request(store);
    const { state } = snapshotOf(store);
    const [query] = Object.values(state.api.queries);
    return { args: query?.originalArgs, search: new URLSearchParams(state.ui.routeQuery) };
  }

  test('reads as the view of the redacted board', async () => {
    const typed = `?after=${cursor}&platform=3&country=FR&around=me&note=grace`;
    const view = boardView.read(new URLSearchParams(typed));
    const { args, search } = await argumentsAndQuery(typed, async (store) =>
      store.dispatch(
        recordsApi.endpoints.getChartRanking.initiate({ language: 'en', id: 9, view }),
      ),
    );
    expect(args).toMatchObject({ view: boardView.read(search) });
    expect(scoreListView.read(search).after).toBe('cursor-1');
    expect(search.has('note')).toBe(false);
  });

  test('reads as the view of the redacted ranking of a game', async () => {
    const typed = `?by=game-points&after=${cursor}`;
    const view = gameRankingView.read(new URLSearchParams(typed));
    const { args, search } = await argumentsAndQuery(typed, async (store) =>
      store.dispatch(recordsApi.endpoints.getGameRanking.initiate({ language: 'en', id: 9, view })),
    );
    expect(args).toMatchObject({ view: gameRankingView.read(search) });
    expect(gameRankingView.read(search)).toEqual({
      ...gameRankingView.defaults,
      by: 'game-points',
      after: 'cursor-1',
    });
  });

  test('reads as the query of the redacted list of games', async () => {
    const typed = '?search=grace&letter=g&platform=3&series=6&sort=name&page=2';
    const query = gameListView.read(new URLSearchParams(typed));
    const { args, search } = await argumentsAndQuery(typed, async (store) =>
      store.dispatch(recordsApi.endpoints.getGames.initiate({ language: 'en', ...query })),
    );
    expect(args).toEqual({ language: 'en', ...gameListView.read(search) });
    expect(gameListView.read(search)).toMatchObject({
      letter: 'g',
      platform: 3,
      search: 'search#1',
    });
  });
});
