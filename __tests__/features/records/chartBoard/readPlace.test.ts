import { readPlace } from '../../../../src/features/records/chartBoard/readPlace';

test.each([
  ['7', 7],
  [' 120 ', 120],
  ['1,040', 1040],
  ['1.040', 1040],
  ['1\u202f040', 1040],
  ['1’040', 1040],
  ['１２０', 120],
])('“%s” is a place', (text, place) => {
  expect(readPlace(text)).toBe(place);
});

test.each(['', '0', '-3', 'x', '12th', '1e3', '1234567890'])('“%s” is none', (text) => {
  expect(readPlace(text)).toBeUndefined();
});
