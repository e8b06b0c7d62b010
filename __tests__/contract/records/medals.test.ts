import { medalPlace } from '../../../src/contract/records/medals';

test.each<[string, [number, number, number], number | null]>([
  ['the first alone among several', [1, 1, 2], 0],
  ['the only score', [1, 1, 1], 1],
  ['two tied first', [1, 2, 2], 1],
  ['the second', [2, 1, 9], 2],
  ['several tied fifth', [5, 4, 9], 5],
  ['the sixth', [6, 1, 9], null],
])('%s has the place of its medal', (_title, [rank, tied, scores], place) => {
  expect(medalPlace(rank, tied, scores)).toBe(place);
});
