import type { Better } from '../../../../../src/contract/records/catalogue';
import {
  isUnusual,
  unusualRule,
} from '../../../../../src/server/domains/records/formulas/isUnusual';
import { generateScores } from '../../../../../src/server/sample/records/generateScores';

/** Ten places, one hundred apart. */
const places = Array.from({ length: 10 }, (_, index) => 5000 - index * 100);
const past = { first: 5000, places, records: [4600, 4800, 5000] };

test.each([
  ['twice the distance between the first and the tenth place', past, 6800, 6801],
  ['twice the largest step of the record', { ...past, records: [3000, 4800, 5000] }, 8600, 8601],
  [
    'a fiftieth of the first place when all places are equal',
    { ...past, places: places.map(() => 5000), records: [5000] },
    5100,
    5101,
  ],
])('%s is usual, more is not', (_name, chartPast, usual, unusual) => {
  expect(isUnusual(usual, chartPast, 'higher')).toBe(false);
  expect(isUnusual(unusual, chartPast, 'higher')).toBe(true);
});

test('lower values are compared the other way round', () => {
  const times = {
    first: 5000,
    places: places.map((place) => 10_000 - place),
    records: [5400, 5200, 5000],
  };
  expect(isUnusual(3200, times, 'lower')).toBe(false);
  expect(isUnusual(3199, times, 'lower')).toBe(true);
  expect(isUnusual(9000, times, 'lower')).toBe(false);
});

test('less than half of the first place is always unusual where lower is better', () => {
  const far = {
    first: 5000,
    places: places.map((place, index) => 10_000 - place + index * 1000),
    records: [90_000, 5000],
  };
  expect(isUnusual(2500, far, 'lower')).toBe(false);
  expect(isUnusual(2499, far, 'lower')).toBe(true);
});

test('with fewer than ten scores of others nothing is unusual', () => {
  expect(isUnusual(1_000_000, { ...past, places: places.slice(1) }, 'higher')).toBe(false);
});

test('a record that was taken back makes no later one usual', () => {
  const records = [4600, 4800, 999_999, 4800, 5000];
  expect(isUnusual(6801, { ...past, records }, 'higher')).toBe(true);
  // The step back up to a record that was there before is none.
  expect(isUnusual(6801, { ...past, records: [4800, 1000, 4900, 5000] }, 'higher')).toBe(true);
});

/** Values in the order in which they were reached: how many became first, how many of these are unusual, and what follows. */
function follow(values: readonly number[], better: Better) {
  let places: number[] = [];
  let unusual = 0;
  const records: number[] = [];
  const past = () => ({
    first: places[0] ?? 0,
    places,
    records: records.slice(-unusualRule.records),
  });
  for (const value of values) {
    const [first] = places;
    if (first === undefined || (better === 'lower' ? value < first : value > first)) {
      if (isUnusual(value, past(), better)) unusual += 1;
      records.push(value);
    }
    places = [...places, value]
      .toSorted((one, two) => (better === 'lower' ? one - two : two - one))
      .slice(0, unusualRule.scores);
  }
  return { records: records.length, unusual, past: past() };
}

test('the records of the sample content are usual, and ten times a best one is not', () => {
  const boards = generateScores().filter(({ scores }) => scores.length > unusualRule.scores);
  let [records, unusual] = [0, 0];
  const found: boolean[] = [];
  for (const { chart, scores } of boards) {
    const better = chart.columns[0]?.better ?? 'higher';
    const inTime = scores.toSorted((one, two) => one.achievedOn.localeCompare(two.achievedOn));
    const values = inTime.map(({ amounts: [first = 0] }) => first);
    const followed = follow(values, better);
    records += followed.records;
    unusual += followed.unusual;
    if (better === 'higher') found.push(isUnusual(followed.past.first * 10, followed.past, better));
  }
  expect(boards.length).toBeGreaterThan(300);
  expect(new Set(found)).toEqual(new Set([true]));
  expect(unusual / records).toBeLessThan(0.01);
});
