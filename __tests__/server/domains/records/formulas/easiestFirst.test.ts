import { easiestFirst } from '../../../../../src/server/domains/records/formulas/easiestFirst';
import { ownScore } from '../../../../support/fixtures/records';

const value = (raw: number) => [{ raw, text: String(raw) }];
const score = (id: number, own: number, next: { value: number; points: number } | null) =>
  ownScore(id, {
    values: value(own),
    next: next && { values: value(next.value), rank: 2, points: next.points },
  });

const order = (...scores: ReturnType<typeof score>[]) => easiestFirst(scores).map(({ id }) => id);

test('what must change least of its value for a point comes first', () => {
  const far = score(1, 1000, { value: 900, points: 100 });
  const near = score(2, 1000, { value: 990, points: 100 });
  const cheap = score(3, 1000, { value: 900, points: 5000 });
  expect(order(far, near, cheap)).toEqual([3, 2, 1]);
});

test('scores without points to gain come last, in the order they had', () => {
  const first = score(1, 1000, null);
  const noPoints = score(2, 1000, { value: 999, points: 0 });
  expect(order(first, noPoints, score(3, 1000, { value: 10, points: 1 }))).toEqual([3, 1, 2]);
});

test('compares the first column that must change', () => {
  const columns = (id: number, raw: number[], next: number[]) =>
    ownScore(id, {
      values: raw.flatMap(value),
      next: { values: next.flatMap(value), rank: 1, points: 10 },
    });
  expect(order(columns(1, [5, 100], [5, 50]), columns(2, [5, 100], [5, 90]))).toEqual([2, 1]);
});
