import {
  gameLetters,
  gameListView,
  type GameListView,
} from '../../../src/contract/views/gameListView';

const { read, write, isFiltered } = gameListView;

const usual: GameListView = {
  page: 1,
  order: 'played',
  search: '',
  letter: '',
  platform: null,
  series: null,
};
const params = (given: Partial<GameListView> = {}): GameListView => ({ ...usual, ...given });

describe('the parameters of the list of games', () => {
  test.each<[string, Partial<GameListView>]>([
    ['', {}],
    ['page=3', { page: 3 }],
    ['sort=name', { order: 'name' }],
    ['sort=newest', { order: 'newest' }],
    ['letter=s', { letter: 's' }],
    ['letter=0', { letter: '0' }],
    ['platform=7', { platform: 7 }],
    ['series=12', { series: 12 }],
    [
      'search=%C3%A9t%C3%A9&letter=e&platform=7&series=12&sort=newest&page=2',
      { search: 'été', letter: 'e', platform: 7, series: 12, order: 'newest', page: 2 },
    ],
  ])('“%s” is read and written unchanged', (query, expected) => {
    expect(read(new URLSearchParams(query))).toEqual(params(expected));
    expect(write(params(expected)).toString()).toBe(query);
  });

  test.each<[string, Partial<GameListView>]>([
    ['page=0&platform=0&series=0', {}],
    ['page=two&platform=orbit&series=-1', {}],
    ['platform=1.5&series=9999999', {}],
    ['sort=price', {}],
    ['sort=constructor', {}],
    ['letter=S', {}],
    ['letter=ab', {}],
    ['letter=1', {}],
    ['search=%20%20', {}],
    [`search=${'a'.repeat(150)}`, { search: 'a'.repeat(100) }],
    ['letter=a&letter=b', { letter: 'a' }],
  ])('“%s” is read with invalid values ignored', (query, expected) => {
    expect(read(new URLSearchParams(query))).toEqual(params(expected));
  });

  test('the default order and the first page are not written', () => {
    expect(write(params({ search: ' x ' })).toString()).toBe('search=x');
  });

  test('unrelated parameters are kept', () => {
    const before = new URLSearchParams('ref=mail&page=4&letter=s');
    expect(write(params({ platform: 7 }), before).toString()).toBe('ref=mail&platform=7');
  });

  test('every letter is read as itself', () => {
    const shown = gameLetters.map((letter) => read(new URLSearchParams({ letter })));
    expect(shown.map(({ letter }) => letter)).toEqual(gameLetters);
    expect(gameLetters).toHaveLength(27);
  });
});

test.each<[Partial<GameListView>, boolean]>([
  [{}, false],
  [{ page: 3, order: 'name' }, false],
  [{ search: 'x' }, true],
  [{ letter: '0' }, true],
  [{ platform: 7 }, true],
  [{ series: 12 }, true],
])('%j filters the list of games: %s', (given, expected) => {
  expect(isFiltered(params(given))).toBe(expected);
});
