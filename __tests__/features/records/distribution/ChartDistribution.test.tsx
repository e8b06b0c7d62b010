import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { chartDetailsFromWire, scoresFromWire } from '../../../../src/api/wire/boardFromWire';
import { paths } from '../../../../src/contract/paths';
import { ChartDistribution } from '../../../../src/features/records/distribution/ChartDistribution';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, chart, points, rankedScore, valuesOf } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';

const path = paths.chartDistribution(9);
const [middle, worst, low] = valuesOf([899, 900, 800], [points, points, points]);
const bars = [
  { '@id': `${path}#1`, '@type': 'DistributionBar', best: null, worst, count: 7 },
  { '@id': `${path}#2`, '@type': 'DistributionBar', best: middle, worst: low, count: 1200 },
  {
    '@id': `${path}#3`,
    '@type': 'DistributionBar',
    best: { raw: 799, text: '799' },
    worst: null,
    count: 40,
  },
];

const give = (items: object[]) =>
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json({ ...collection(path, items), lastEvent: 3 })),
  );

async function setUp({ scores = 1247, amount }: { scores?: number; amount?: number } = {}) {
  const intersections = fakeIntersections();
  const details = chartDetailsFromWire(chart({ nbScore: scores }));
  if (!details) throw new Error('The chart cannot be read.');
  const row = amount && {
    ...rankedScore({ id: 5, values: valuesOf([amount], [points]) }),
    next: null,
  };
  const page = scoresFromWire({ ...boardOf(path, []), own: row });
  await renderWithStore(<ChartDistribution chart={details} own={page?.own} />);
  act(() => intersections.approach());
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'How the scores are spread' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the bars are drawn, and a table has them for screen readers', async () => {
  give(bars);
  await setUp();
  expect(await rows()).toEqual([
    ['900 and better', '7'],
    ['899 to 800', '1,200'],
    ['799 and worse', '40'],
  ]);
  expect(document.querySelectorAll('.distribution-bar')).toHaveLength(3);
  expect(screen.queryByText(/^Your score/)).toBeNull();
  await checkAccessibility();
});

test('the bar with the member’s own score is marked and named', async () => {
  give(bars);
  await setUp({ amount: 812 });
  expect(await rows()).toContainEqual(['899 to 800 (You)', '1,200']);
  expect(screen.getByText('Your score, 812, is in the marked bar.')).toBeVisible();
  const marked = [...document.querySelectorAll('.distribution-bar')].map((bar) =>
    bar.classList.contains('distribution-own'),
  );
  expect(marked).toEqual([false, true, false]);
});

test('a chart with few scores has no such section', async () => {
  await setUp({ scores: 19 });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says when too few scores are ranked', async () => {
  give([]);
  await setUp();
  expect(await screen.findByText('There are too few scores to show this.')).toBeVisible();
});

test('a failure is said, with a button to try again', async () => {
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 })),
  );
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy just now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
