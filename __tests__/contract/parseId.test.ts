import { parseId } from '../../src/contract/parseId';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('%s is read as an id', (text, id) => {
  expect(parseId(text)).toBe(id);
});

test.each(['', '0', '01', '-1', '+1', '1.5', '1e3', ' 1', '1 ', '2147483648', '99999999999', '１'])(
  '%j is rejected',
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);
