import {
  boardView,
  gameRankingView,
  isBeginning,
  rankingView,
  scoreListView,
  startBoard,
  type BoardView,
} from '../../../src/contract/views/boardViews';

describe('the parameters of the board of a chart', () => {
  test.each<[string, Partial<BoardView>]>([
    ['', {}],
    ['after=eyJrIjoiMDAifQ', { after: 'eyJrIjoiMDAifQ' }],
    ['before=eyJrIjoiMDAifQ', { before: 'eyJrIjoiMDAifQ' }],
    ['rank=543', { rank: 543 }],
    ['player=12', { player: 12 }],
    ['search=kes', { search: 'kes' }],
    ['around=me', { aroundMe: true }],
    ['rank=9&platform=7&country=JP', { rank: 9, platform: 7, country: 'JP' }],
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
    'before=a.b',
    'rank=0',
    'rank=-1',
    'rank=1.5',
    'rank=1234567890',
    'player=0',
    'player=kes',
    'search=%20',
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

test.each<[string, Partial<BoardView>]>([
  ['around=me&search=kes&player=3&rank=2&before=b&after=a', { after: 'a' }],
  ['around=me&search=kes&player=3&rank=2&before=b', { before: 'b' }],
  ['around=me&search=kes&player=3&rank=2', { rank: 2 }],
  ['around=me&search=kes&player=3', { player: 3 }],
  ['around=me&search=kes', { search: 'kes' }],
])('of several starts of a page the first counts: %s', (query, expected) => {
  const shown = boardView.read(new URLSearchParams(query));
  expect(shown).toEqual({ ...boardView.defaults, ...expected });
  expect(isBeginning(shown)).toBe(false);
  expect(boardView.isFiltered(shown)).toBe(false);
});

test('the board with another start keeps what narrows it', () => {
  const shown = boardView.read(new URLSearchParams('rank=9&country=JP'));
  expect(boardView.queryFor(startBoard(shown, { before: 'b' }))).toBe('?before=b&country=JP');
  expect(isBeginning(startBoard(shown))).toBe(true);
});

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
