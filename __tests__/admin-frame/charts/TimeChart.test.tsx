import { render, type RenderResult } from '@testing-library/react';
import { TimeChart, type TimePeriod } from '../../../src/admin-frame/charts/TimeChart';

const period = (name: string, complete = true): TimePeriod => ({ name, title: name, complete });

/** The segments of the line, and which of them are dashed. */
const partsOf = ({ container }: RenderResult) =>
  [...container.querySelectorAll('path[data-part]')].map((path) => [
    path.getAttribute('data-part'),
    path.getAttribute('stroke-dasharray') !== null,
  ]);

const draw = (periods: readonly TimePeriod[], numbers: readonly number[]) =>
  render(
    <div style={{ width: 600 }}>
      <TimeChart
        periods={periods}
        lines={[{ label: 'Views', numbers }]}
        formatNumber={String}
        height={280}
      />
    </div>,
  );

test('dashes the line to an incomplete period', () => {
  const drawn = draw([period('Sep'), period('Oct'), period('Nov', false)], [3, 5, 2]);
  expect(partsOf(drawn)).toEqual([
    ['complete', false],
    ['after', true],
  ]);
});

test('dashes the whole line when no period is complete', () => {
  const drawn = draw([period('Oct', false), period('Nov', false)], [3, 5]);
  expect(partsOf(drawn)).toEqual([['before', true]]);
});

test('draws straight lines between the counts', () => {
  const { container } = draw([period('Sep'), period('Oct'), period('Nov')], [0, 9, 0]);
  expect(container.querySelector('path[data-part]')?.getAttribute('d')).not.toContain('C');
});

test('shows no fractions on the axis of small counts', () => {
  const { container } = draw([period('Sep'), period('Oct')], [0, 1]);
  const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label?.includes('.'))).toEqual([]);
});

test('labels the marked periods only', () => {
  const { container } = draw([{ ...period('1:00'), marked: true }, period('1:30')], [3, 5]);
  const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels).toContain('1:00');
  expect(labels).not.toContain('1:30');
});
