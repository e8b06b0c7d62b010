import { trail } from '../../../src/app/shell/PageBreadcrumbs';

test.each([
  ['/en/', []],
  ['/en', []],
  ['/en/articles', ['Home', 'ArticleList']],
  ['/fr/articles/', ['Home', 'ArticleList']],
  ['/en/some-words-article-a12', ['Home', 'ArticleList']],
  ['/en/some-words-article-aX', ['Home', 'ArticleList']],
  ['/ja/faq', ['Home', 'Faq']],
  ['/en/members/joana-b', ['Home', 'MemberDetail']],
  ['/en/games', ['Home', 'GameList']],
  ['/en/some-words-game-g4', ['Home', 'GameList']],
  ['/en/some-words-group-u5', ['Home', 'GameList']],
  ['/en/some-words-chart-c6', ['Home', 'GameList']],
  ['/en/rankings/cups', ['Home', 'RankingBoard']],
  ['/en/players', ['Home', 'PlayerList']],
  ['/en/scores/latest', ['Home', 'LatestScores']],
  ['/en/score/7', ['Home', 'GameList']],
  ['/en/rankings/wealth', []],
  ['/en/nowhere', []],
  ['/en/faq/deeper', []],
])('the breadcrumbs of %s are %j', (pathname, expected) => {
  expect(trail(pathname)).toEqual(expected);
});
