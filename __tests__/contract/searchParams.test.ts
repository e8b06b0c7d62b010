import {
  readSearchParams,
  unlessDefault,
  writeSearchParams,
} from '../../src/contract/searchParams';

const read = (query: string) => readSearchParams(new URLSearchParams(query));

test('texts are trimmed and cut', () => {
  expect(read('search=%20pac%20man%20').text('search', 5)).toBe('pac m');
  expect(read('').text('search', 5)).toBe('');
});

test.each([
  ['page=12', 12],
  ['page=999999', 999_999],
  ['page=1000000', undefined],
  ['page=0', undefined],
  ['page=1.5', undefined],
  ['page=', undefined],
  ['', undefined],
])('“%s” is read as the whole number %s', (query, expected) => {
  expect(read(query).whole('page')).toBe(expected);
});

test('a value that is not allowed counts as missing', () => {
  expect(read('size=24').oneOf('size', [12, 24])).toBe(24);
  expect(read('size=13').oneOf('size', [12, 24])).toBeUndefined();
  expect(read('size=024').oneOf('size', [12, 24])).toBeUndefined();
  expect(read('day=2026').valid('day', (day) => day.length === 10)).toBe('');
  expect(read('day=2026-11-23').valid('day', (day) => day.length === 10)).toBe('2026-11-23');
  expect(read('featured=true').flag('featured')).toBe(true);
  expect(read('featured=1').flag('featured')).toBe(false);
});

test('what is empty or the default is not written, and other parameters are kept', () => {
  const before = new URLSearchParams('ref=mail&page=4&search=old');
  const values = {
    search: '',
    page: unlessDefault(1, 1),
    size: unlessDefault(24, 12),
    category: null,
    featured: true,
  };
  expect(writeSearchParams(values, before).toString()).toBe('ref=mail&size=24&featured=true');
  expect(before.get('page')).toBe('4');
});
