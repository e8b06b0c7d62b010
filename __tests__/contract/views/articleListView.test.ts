import { articleListView, type ArticleListView } from '../../../src/contract/views/articleListView';

const { defaults, read, write, isFiltered } = articleListView;
const params = (given: Partial<ArticleListView> = {}) => ({ ...defaults, ...given });

describe('the list parameters of a URL', () => {
  test.each<[string, Partial<ArticleListView>]>([
    ['', {}],
    ['page=3', { page: 3 }],
    ['size=24', { itemsPerPage: 24 }],
    ['size=48', { itemsPerPage: 48 }],
    ['sort=oldest', { sort: 'oldest' }],
    ['sort=titleDescending', { sort: 'titleDescending' }],
    ['search=frame+rule', { search: 'frame rule' }],
    ['category=retro', { category: 'retro' }],
    ['featured=true', { featured: true }],
    [
      'search=%C3%A9t%C3%A9&category=news&featured=true&sort=titleAscending&size=24&page=2',
      {
        search: 'été',
        category: 'news',
        featured: true,
        sort: 'titleAscending',
        itemsPerPage: 24,
        page: 2,
      },
    ],
  ])('“%s” is read and written unchanged', (address, expected) => {
    expect(read(new URLSearchParams(address))).toEqual(params(expected));
    expect(write(params(expected)).toString()).toBe(address);
  });

  test.each<[string, Partial<ArticleListView>]>([
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=two', {}],
    ['page=1e3', {}],
    ['page=9999999', {}],
    ['page=999999', { page: 999_999 }],
    ['size=13', {}],
    ['size=', {}],
    ['sort=price', {}],
    ['sort=constructor', {}],
    ['category=toString', {}],
    ['featured=yes', {}],
    ['search=%20%20', {}],
    [`search=${'a'.repeat(150)}`, { search: 'a'.repeat(100) }],
    ['page=2&page=3', { page: 2 }],
  ])('“%s” is read with invalid values ignored', (address, expected) => {
    expect(read(new URLSearchParams(address))).toEqual(params(expected));
  });

  test('unrelated parameters are kept', () => {
    const before = new URLSearchParams('ref=mail&page=4&sort=oldest');
    expect(write(params({ search: ' x ' }), before).toString()).toBe('ref=mail&search=x');
  });
});

test.each<[Partial<ArticleListView>, boolean]>([
  [{}, false],
  [{ page: 3, sort: 'oldest', itemsPerPage: 48 }, false],
  [{ search: 'x' }, true],
  [{ category: 'news' }, true],
  [{ featured: true }, true],
])('%j filters the list: %s', (given, expected) => {
  expect(isFiltered(params(given))).toBe(expected);
});
