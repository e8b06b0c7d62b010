import {
  boardView,
  gameRankingView,
  rankingView,
  scoreListView,
  type BoardView,
} from '../../../src/contract/views/boardViews';

describe('the parameters of the board of a chart', () => {
  test.each<[string, Partial<BoardView>]>([
    ['', {}],
    ['after=eyJrIjoiMDAifQ', { after: 'eyJrIjoiMDAifQ' }],
    ['around=me', { aroundMe: true }],
    ['platform=7', { platform: 7 }],
    ['country=FR', { country: 'FR' }],
    ['after=a-b_c&platform=7&country=JP', { after: 'a-b_c', platform: 7, country: 'JP' }],
  ])('“%s” is read and written unchanged', (query, expected) => {
    expect(boardView.read(new URLSearchParams(query))).toEqual({
      ...boardView.defaults,
      ...expected,
    });
    expect(boardView.write(expected).toString()).toBe(query);
  });

  test.each([
    'after=',
    'after=a%20b',
    'after=%3Cscript%3E',
    `after=${'a'.repeat(401)}`,
    'around=you',
    'around=true',
    'platform=0',
    'platform=orbit',
    'country=fr',
    'country=FRA',
    'country=F1',
  ])('“%s” shows the whole board', (query) => {
    expect(boardView.read(new URLSearchParams(query))).toEqual(boardView.defaults);
  });

  test('unrelated parameters are kept', () => {
    const before = new URLSearchParams('ref=mail&after=abc&around=me');
    expect(boardView.write({ country: 'IT' }, before).toString()).toBe('ref=mail&country=IT');
  });
});

test.each([boardView, rankingView, gameRankingView])(
  'a page starts after a row or is the one around the member, not both',
  (view) => {
    const search = new URLSearchParams('after=abc&around=me');
    expect(view.read(search)).toMatchObject({ after: 'abc', aroundMe: false });
  },
);

test('a list of scores starts at a cursor, and at its beginning for anything else', () => {
  const afterOf = (query: string) => scoreListView.read(new URLSearchParams(query)).after;
  expect(['after=abc', 'after=a.b', ''].map(afterOf)).toEqual(['abc', '', '']);
});

test('the order of the ranking of a game is in the URL unless it is by points', () => {
  const read = (query: string) => gameRankingView.read(new URLSearchParams(query)).by;
  expect(['by=medals', 'by=luck', ''].map(read)).toEqual(['medals', 'points', 'points']);
  expect(gameRankingView.queryFor({ by: 'medals', aroundMe: true })).toBe('?by=medals&around=me');
  expect(gameRankingView.queryFor({ by: 'points' })).toBe('?');
});
