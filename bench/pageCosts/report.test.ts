import { createChart, createTable } from './report';
import type { MeasuredPage, PageResults } from './results';

const visit = (processor: number) => ({
  processor,
  longestTask: 1,
  blocking: 0,
  firstContentfulPaint: undefined,
  largestContentfulPaint: undefined,
  layoutShift: 0,
  messages: [],
});
const results = (...times: number[]): PageResults => ({
  traces: times.map(visit),
  lighthouse: [],
  documents: [],
});
const pages = new Map<MeasuredPage, PageResults>([
  ['reference', results(100, 300, 200)],
  ['Home', results(180, 190, 500)],
  ['list', results(260, 260, 260)],
]);
const cells = (name: string) =>
  createTable(pages)
    .split('\n')
    .find((line) => line.includes(name))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1);

test('the table shows medians and marks what misses its goal', () => {
  expect(cells('processor time (ms)')).toEqual(['200', '190', '260', '']);
  expect(cells('× reference')).toEqual(['1.00', '0.95', '**1.30**', '≤ 1; 1.2']);
});

test('the table leaves out what was not measured', () => {
  expect(createTable(pages)).not.toContain('Lighthouse');
});

test('the chart has a bar for each page and a line for each goal', () => {
  const chart = createChart(pages);
  expect(chart.match(/<rect [^>]*height="20"/g)).toHaveLength(3);
  expect(chart.match(/<line /g)).toHaveLength(2);
});
