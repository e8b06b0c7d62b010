import { matchPage } from '../../src/contract/matchPage';
import { isStaticRoute, routeNames } from '../../src/contract/pages';
import { playerBoards } from '../../src/contract/records/rankingBoards';
import {
  buildBoardPath,
  buildKeyedPath,
  buildMemberPath,
  buildPath,
} from '../../src/contract/routes';

const below = (path: string) => path.replace('/en/', '');

describe('matchPage', () => {
  test.each(routeNames.filter(isStaticRoute))('finds %s by the path that links to it', (route) => {
    expect(matchPage(below(buildPath('en', route)))).toEqual({ route, params: {} });
  });

  test.each([
    ['GameDetail', 'game-g'],
    ['GroupDetail', 'group-u'],
    ['ChartDetail', 'chart-c'],
    ['ArticleDetail', 'article-a'],
  ] as const)('finds %s with its id, with and without a slug', (route, mark) => {
    const named = below(buildKeyedPath('en', route, { id: 12, slug: 'some-words' }));
    expect(matchPage(named)).toEqual({ route, params: { key: `some-words-${mark}12` }, id: 12 });
    const unnamed = below(buildKeyedPath('en', route, { id: 12, slug: null }));
    expect(matchPage(unnamed)).toMatchObject({ route, id: 12 });
  });

  test.each(playerBoards)('finds the board %s', (board) => {
    expect(matchPage(below(buildBoardPath('en', board)))).toEqual({
      route: 'RankingBoard',
      params: { board },
    });
  });

  test('decodes a member’s slug, but keeps a slash within it', () => {
    expect(matchPage(below(buildMemberPath('en', '遊び')))?.params).toEqual({ slug: '遊び' });
    expect(matchPage(below(buildMemberPath('en', 'a/b')))?.params).toEqual({ slug: 'a%2Fb' });
  });

  test.each([
    ['games/', 'GameList'],
    ['admin', 'Administration'],
    ['admin/users/3', 'Administration'],
    ['moderation/proofs/3', 'Moderation'],
    ['a-game-g1-chart-c2', 'ChartDetail'],
    ['a-chart-c2-game-g1', 'GameDetail'],
    ['a%20b-chart-c2/', 'ChartDetail'],
    ['%E0%A4%A-chart-c2', 'ChartDetail'],
  ])('finds the page of %s: %s', (path, route) => {
    expect(matchPage(path)?.route).toBe(route);
  });

  test.each(['x-game-g0', 'x-game-g01', 'x-chart-c-1', 'x-group-u1e3', 'x-chart-c2147483648'])(
    'finds a page without an id for %s',
    (path) => {
      expect(matchPage(path)).toMatchObject({ id: undefined, params: { key: path } });
    },
  );

  test.each([
    'rankings',
    'rankings/wealth',
    'rankings/points/more',
    'rankings/__proto__',
    'games/more',
    'deep/x-game-g1',
    'a%2Fb-nothing-b1',
    'game-g1',
    'nowhere',
    '*',
  ])('finds no page for %s', (path) => {
    expect(matchPage(path)).toBeUndefined();
  });
});
