import { requestUrl } from '../../src/contract/articleRequests';
import { readGameListParams } from '../../src/contract/gameListParams';
import {
  chartRankingRequest,
  gameListRequest,
  gameRankingRequest,
  latestRecordsRequest,
  latestScoresRequest,
  rankingRequest,
  wholeBoard,
} from '../../src/contract/recordRequests';

test('describes a filtered list of games within the limits of the API', () => {
  const query = readGameListParams(new URLSearchParams('letter=s&platform=7&series=3&sort=name'));
  const search = ` ${'x'.repeat(150)} `;
  expect(gameListRequest({ ...query, page: 999_999, search }).params).toEqual({
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
  expect(requestUrl(gameRankingRequest(4, { by: 'points', after: '', aroundMe: false }))).toBe(
    '/api/games/4/ranking?by=points&itemsPerPage=10',
  );
  expect(requestUrl(gameRankingRequest(4, { by: 'medals', after: 'abc', aroundMe: false }))).toBe(
    '/api/games/4/ranking?by=medals&itemsPerPage=50&after=abc',
  );
  expect(requestUrl(chartRankingRequest(9, wholeBoard))).toBe(
    '/api/charts/9/ranking?itemsPerPage=50',
  );
  const around = { ...wholeBoard, aroundMe: true, platform: 7 };
  expect(requestUrl(chartRankingRequest(9, around))).toBe(
    '/api/charts/9/ranking?itemsPerPage=50&around=me&platform=7',
  );
  expect(requestUrl(rankingRequest('cups', { after: '', aroundMe: false }))).toBe(
    '/api/rankings/cups?itemsPerPage=50',
  );
  expect(requestUrl(rankingRequest('cups', { after: 'abc', aroundMe: false }))).toBe(
    '/api/rankings/cups?itemsPerPage=50&after=abc',
  );
  expect(requestUrl(latestScoresRequest(''))).toBe('/api/scores/latest?itemsPerPage=50');
  expect(requestUrl(latestRecordsRequest())).toBe('/api/scores/records?itemsPerPage=5');
});
