import {
  isNarrowed,
  readGridParams,
  writeGridParams,
  type GridShape,
} from '../../../src/admin-frame/grid/gridAddress';

const shape: GridShape<'name' | 'age', 'role'> = {
  sorts: ['name', 'age'],
  defaultSort: 'age',
  defaultDirection: 'desc',
  filters: ['role'],
};
const read = (query: string) => readGridParams(shape, new URLSearchParams(query));

test('a URL without a query means the defaults, which are not written to it', () => {
  const params = read('');
  expect(params).toMatchObject({ page: 1, pageSize: 25, sort: 'age', direction: 'desc' });
  expect(isNarrowed(params)).toBe(false);
  expect(writeGridParams(shape, params).toString()).toBe('');
});

test.each(['search=ada&role=x&sort=name&direction=asc&size=50&page=3', 'role=x', 'page=2'])(
  '%s is read and written unchanged',
  (query) => {
    expect(writeGridParams(shape, read(query)).toString()).toBe(query);
  },
);

test('filters are written in the order of the table, whatever order they were set in', () => {
  const filters = ['role', 'state'] as const;
  const params = { ...read(''), filters: { state: 'active', role: 'x' } };
  expect(writeGridParams({ ...shape, filters }, params).toString()).toBe('role=x&state=active');
});

test.each(['page=-1', 'page=x', 'size=7', 'sort=password', 'direction=up', 'other=1'])(
  '%s is read as the defaults',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);
