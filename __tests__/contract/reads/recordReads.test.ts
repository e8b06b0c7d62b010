import { requestOf, requestUrl, type Read } from '../../../src/contract/reads/read';
import { recordReads } from '../../../src/contract/reads/recordReads';
import { boardView, gameRankingView, rankingView } from '../../../src/contract/views/boardViews';
import { gameListView } from '../../../src/contract/views/gameListView';

const urlOf = <Args>(read: Read<Args>, args: Args) => requestUrl(requestOf(read, args));

test('describes a filtered list of games within the limits of the API', () => {
  const view = gameListView.read(new URLSearchParams('letter=s&platform=7&series=3&sort=name'));
  const search = ` ${'x'.repeat(150)} `;
  expect(requestOf(recordReads.games, { ...view, page: 999_999, search }).params).toEqual({
    page: 10_000,
    itemsPerPage: 24,
    order: 'name',
    letter: 's',
    search: 'x'.repeat(100),
    platform: 7,
    series: 3,
  });
});

test('describes the boards, without what is not chosen', () => {
  const { gameRanking, chartRanking, ranking, latestScores } = recordReads;
  const first = rankingView.defaults;
  const later = { ...first, after: 'abc' };
  const ofGame = gameRankingView.defaults;
  expect(urlOf(gameRanking, { id: 4, view: ofGame })).toBe(
    '/api/games/4/ranking?itemsPerPage=10&by=points',
  );
  expect(urlOf(gameRanking, { id: 4, view: { ...ofGame, by: 'medals', after: 'abc' } })).toBe(
    '/api/games/4/ranking?itemsPerPage=50&by=medals&after=abc',
  );
  expect(urlOf(gameRanking, { id: 4, view: { ...ofGame, withoutDlc: true } })).toBe(
    '/api/games/4/ranking?itemsPerPage=10&by=points&dlc=0',
  );
  expect(urlOf(chartRanking, { id: 9, view: boardView.defaults })).toBe(
    '/api/charts/9/ranking?itemsPerPage=50',
  );
  const around = { ...boardView.defaults, aroundMe: true, platform: 7 };
  expect(urlOf(chartRanking, { id: 9, view: around, withOwn: true })).toBe(
    '/api/charts/9/ranking?itemsPerPage=50&own=me&around=me&platform=7',
  );
  expect(urlOf(ranking, { board: 'cups', view: first })).toBe('/api/rankings/cups?itemsPerPage=50');
  expect(urlOf(ranking, { board: 'cups', view: later })).toBe(
    '/api/rankings/cups?itemsPerPage=50&after=abc',
  );
  expect(urlOf(ranking, { board: 'cups', view: { ...first, rank: 7 }, withOwn: true })).toBe(
    '/api/rankings/cups?itemsPerPage=50&own=me&rank=7',
  );
  expect(urlOf(latestScores, { after: '' })).toBe('/api/scores/latest?itemsPerPage=50');
});
