import {
  lastValue,
  queryValues,
  readPageRequest,
} from '../../../../src/server/platform/http/collection';

test.each([
  [{}, { page: 1, itemsPerPage: 12 }],
  [
    { page: '3', itemsPerPage: '24' },
    { page: 3, itemsPerPage: 24 },
  ],
  [{ itemsPerPage: '0' }, { page: 1, itemsPerPage: 1 }],
  [{ itemsPerPage: '-7' }, { page: 1, itemsPerPage: 1 }],
  [{ itemsPerPage: '9'.repeat(30) }, { page: 1, itemsPerPage: 100 }],
  [
    { page: '', itemsPerPage: '' },
    { page: 1, itemsPerPage: 12 },
  ],
  [{ page: ['9', '2'] }, { page: 2, itemsPerPage: 12 }],
  [
    { pagination: 'false', page: '4' },
    { page: 1, itemsPerPage: 100 },
  ],
])('the query %j is parsed as %j', (query, page) => {
  expect(readPageRequest(query, 12)).toEqual(page);
});

test.each([
  { page: '0' },
  { page: '10001' },
  { page: '+1' },
  { page: '0x10' },
  { page: '١' },
  { itemsPerPage: 'all' },
  { itemsPerPage: '1.5' },
  { itemsPerPage: '1e3' },
])('%j is rejected', (query) => {
  expect(() => readPageRequest(query, 12)).toThrow(expect.objectContaining({ statusCode: 400 }));
});

test('a query of any shape is read as strings', () => {
  expect(queryValues({ a: 'x', b: ['y', 'z'], c: 5 })).toEqual({ a: 'x', b: ['y', 'z'], c: '5' });
  expect(queryValues(null)).toEqual({});
  expect(lastValue({ a: [] }, 'a')).toBeUndefined();
});
