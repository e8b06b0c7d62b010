import { stepFromWire, type TimelineStep } from '../../../../src/api/wire/timelineFromWire';
import { stepLine } from '../../../../src/features/records/timeline/stepLine';
import { timelineStep } from '../../../support/fixtures/records';

const day = (date: number) => `2026-01-${String(date).padStart(2, '0')}T00:00:00.000Z`;

function steps(...changes: [date: number, raw: number | null][]): TimelineStep[] {
  return changes.flatMap(([date, raw], index) => {
    const wire = timelineStep(index + 1, { at: day(date), raw: raw ?? 0, text: String(raw) });
    return stepFromWire(raw === null ? { ...wire, values: [], player: null } : wire) ?? [];
  });
}

const end = Date.parse(day(11));

test('steps down to lower values, each at its share of the time until the end', () => {
  const line = stepLine(steps([1, 300], [6, 200], [9, 100]), end);
  expect(line.path).toBe('M0 0H500V500H800V1000H1000');
  expect(line.ticks).toEqual([300, 200, 100]);
  expect(line.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [500, 500],
    [800, 1000],
  ]);
});

test('leaves a gap while there was no record', () => {
  const line = stepLine(steps([1, 100], [6, null], [9, 200]), end);
  expect(line.path).toBe('M0 1000H500M800 0H1000');
  expect(line.points).toHaveLength(2);
});

test('draws a single value in the middle', () => {
  const line = stepLine(steps([1, 100]), end);
  expect(line).toMatchObject({ path: 'M0 500H1000', ticks: [100] });
});

test('draws a change of this moment at the end', () => {
  expect(stepLine(steps([11, 100]), end).path).toBe('M1000 500H1000');
});
