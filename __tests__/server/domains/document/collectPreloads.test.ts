import { matchPage } from '../../../../src/contract/matchPage';
import { preloadRequests } from '../../../../src/server/domains/document/collectPreloads';

const listRequest = (query: string) => {
  const [request] = preloadRequests({
    route: 'ArticleList',
    params: {},
    search: new URLSearchParams(query),
  });
  return Object.fromEntries(new URL(request?.path ?? '', 'http://localhost').searchParams);
};

const plain = {
  page: '1',
  itemsPerPage: '12',
  status: 'PUBLISHED',
  'order[publishedAt]': 'desc',
};

describe('the list request for a URL', () => {
  it.each([
    ['', plain],
    ['page=3&size=24', { ...plain, page: '3', itemsPerPage: '24' }],
    ['category=retro&featured=true', { ...plain, category: 'retro', featured: 'true' }],
    ['search=%20frame%20', { ...plain, search: 'frame' }],
    ['page=0&size=7&sort=wild&category=none&featured=maybe', plain],
    ['page=-1', plain],
    ['page=1e3', plain],
    ['page=99999', { ...plain, page: '10000' }],
    [
      'sort=titleAscending',
      { page: '1', itemsPerPage: '12', status: 'PUBLISHED', 'order[title]': 'asc' },
    ],
  ])('%j', (query, expected) => {
    expect(listRequest(query)).toEqual(expected);
  });

  it('truncates a search to the length the API accepts', () => {
    expect(listRequest(`search=${'x'.repeat(500)}`)['search']).toHaveLength(100);
  });
});

/** The paths requested for an address below the language prefix. */
function pathsOf(address: string): string[] {
  const [rest = '', query] = address.split('?');
  const page = matchPage(rest);
  const search = new URLSearchParams(query);
  return page ? preloadRequests({ ...page, search }).map(({ path }) => path) : [];
}

describe('the preload requests of the other pages', () => {
  it('for an article are the article, related articles and comments', () => {
    expect(pathsOf('a-article-a12')).toEqual([
      '/api/articles/12',
      '/api/articles/12/related?itemsPerPage=3',
      '/api/articles/12/comments?page=1&itemsPerPage=10&order%5BcreatedAt%5D=desc',
    ]);
  });

  it('for a member are the member of the URL, their articles and comments', () => {
    expect(pathsOf('members/a%20b')).toEqual([
      '/api/members/a%20b',
      '/api/members/a%20b/articles?page=1&itemsPerPage=6',
      '/api/members/a%20b/comments?page=1&itemsPerPage=10',
    ]);
  });

  it('for Home are articles, records, statistics and configuration', () => {
    expect(pathsOf('')).toHaveLength(5);
  });

  it('for the games are the filtered list and what it can be filtered by', () => {
    expect(pathsOf('games?platform=3&letter=s&sort=name&series=x')).toEqual([
      '/api/games?itemsPerPage=24&letter=s&platform=3&order=name&page=1',
      '/api/platforms',
      '/api/series',
    ]);
  });

  it('for a game are the game, its charts and its best players', () => {
    expect(pathsOf('starlance-game-g4')).toEqual([
      '/api/games/4',
      '/api/games/4/charts?itemsPerPage=150',
      '/api/games/4/ranking?itemsPerPage=10&by=points',
    ]);
    expect(pathsOf('starlance-game-g4?by=medals&after=abc')).toEqual([
      '/api/games/4',
      '/api/games/4/charts?itemsPerPage=150',
      '/api/games/4/ranking?itemsPerPage=50&by=medals&after=abc',
    ]);
  });

  it('for a group are the group and its charts', () => {
    expect(pathsOf('scores-group-u7')).toEqual(['/api/groups/7', '/api/groups/7/charts']);
  });

  it('for a chart are the chart and the page of its board', () => {
    expect(pathsOf('endless-chart-c9?country=FR&after=abc')).toEqual([
      '/api/charts/9',
      '/api/charts/9/ranking?itemsPerPage=50&after=abc&country=FR',
    ]);
  });

  it('for the board around the member’s own score are the chart alone', () => {
    expect(pathsOf('endless-chart-c9?around=me')).toEqual(['/api/charts/9']);
  });

  it('for a ranking are the page of its board', () => {
    expect(pathsOf('rankings/cups')).toEqual(['/api/rankings/cups?itemsPerPage=50']);
    expect(pathsOf('rankings/wealth')).toEqual([]);
  });

  it('for the list of players are a page of it', () => {
    expect(pathsOf('players?search=ke&country=FR&sort=active')).toEqual([
      '/api/players?itemsPerPage=25&search=ke&country=FR&order=active',
    ]);
  });

  it('for the latest scores are a page of them', () => {
    expect(pathsOf('scores/latest?after=abc')).toEqual([
      '/api/scores/latest?itemsPerPage=50&after=abc',
    ]);
  });

  it('for a score are the score and what happened to it', () => {
    expect(pathsOf('score/12')).toEqual(['/api/scores/12', '/api/scores/12/events']);
    expect(pathsOf('score/latest')).toEqual([]);
  });

  it('for a static page are none', () => {
    expect(pathsOf('register')).toEqual(['/api/website/configuration']);
    expect(pathsOf('faq')).toEqual([]);
  });
});
