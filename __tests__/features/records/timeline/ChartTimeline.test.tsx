import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { chartDetailsFromWire } from '../../../../src/api/wire/boardFromWire';
import { paths } from '../../../../src/contract/paths';
import type { TimelineStep } from '../../../../src/contract/schemas/scoreHistory';
import { ChartTimeline } from '../../../../src/features/records/timeline/ChartTimeline';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { chart, player, timelineStep } from '../../../support/fixtures/records';

const path = paths.chartTimeline(5);
const gone = player({ id: 12, username: null, slug: null });
const steps = [
  timelineStep(1, { at: '2024-03-01T10:00:00.000Z', raw: 9000, text: '1:30.00' }, gone),
  timelineStep(4, { at: '2025-06-01T10:00:00.000Z', raw: 8000, text: '1:20.00' }),
];

function give(items: TimelineStep[], earlier: TimelineStep[] = []) {
  let requests = 0;
  const link = `${path}?after=first`;
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      requests += 1;
      if (new URL(request.url).searchParams.get('after') === 'first')
        return HttpResponse.json(collection(path, earlier));
      const view = { '@id': path, '@type': 'hydra:PartialCollectionView', 'hydra:next': link };
      return HttpResponse.json({
        ...collection(path, items),
        ...(earlier.length > 0 ? { 'hydra:view': view } : {}),
      });
    }),
  );
  return () => requests;
}

async function setUp(lastEvent: number | null = null) {
  const intersections = fakeIntersections();
  const details = chartDetailsFromWire(chart());
  if (!details) throw new Error('The chart cannot be read.');
  const rendered = await renderWithStore(<ChartTimeline chart={details} lastEvent={lastEvent} />);
  const approach = () => act(() => intersections.approach());
  return { ...rendered, approach, observed: intersections.observed };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'How the record changed' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('leads to the check of the chart', async () => {
  give(steps);
  const { approach } = await setUp();
  approach();
  expect(await screen.findByRole('link', { name: 'Verify records' })).toHaveAttribute(
    'href',
    '/en/verify?chart=5',
  );
});

test('leads to the board of an earlier day', async () => {
  give(steps);
  const { approach, user, address } = await setUp();
  approach();
  fireEvent.change(await screen.findByLabelText('Day (UTC)'), { target: { value: '2025-05-17' } });
  await user.click(screen.getByRole('button', { name: 'Show the board' }));
  expect(address()).toBe('/en/?at=2025-05-17');
});

test('loads when it comes near the screen', async () => {
  const requests = give(steps);
  const { approach, observed } = await setUp();
  expect(screen.getByRole('heading', { name: 'How the record changed' })).toBeVisible();
  expect(observed.size).toBe(1);
  expect(requests()).toBe(0);
  approach();
  await rows();
  expect(requests()).toBe(1);
});

test('lists the changes newest first, with a link to the player', async () => {
  give(steps);
  const { approach } = await setUp();
  approach();
  expect(await rows()).toEqual([
    'Jun 1, 20251:20.00adaUnited Kingdom',
    'Mar 1, 20241:30.00Deleted memberUnited Kingdom',
  ]);
  expect(screen.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/en/members/ada');
  await checkAccessibility();
});

test('leaves out what happened after the board above was read', async () => {
  give(steps);
  const { approach } = await setUp(3);
  approach();
  expect(await rows()).toEqual(['Mar 1, 20241:30.00Deleted memberUnited Kingdom']);
});

test('is loaded again, once, if it is older than the board above', async () => {
  let requests = 0;
  apiServer.use(
    http.get(`*${path}`, () => {
      requests += 1;
      return HttpResponse.json({
        ...collection(path, steps.slice(0, requests)),
        lastEvent: requests === 1 ? 1 : 4,
      });
    }),
  );
  const { approach } = await setUp(4);
  approach();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(requests).toBe(2);
});

test('draws the line between the slowest and the fastest time until today', async () => {
  give(steps);
  const { approach } = await setUp();
  approach();
  await rows();
  const figure = document.querySelector('figure');
  expect(figure).toHaveTextContent('1:30.001:25.001:20.00');
  expect(figure).toHaveTextContent('Mar 1, 2024Today');
  expect(figure?.querySelectorAll('title')).toHaveLength(2);
});

test('shows a change that left no record', async () => {
  const none: TimelineStep = {
    ...timelineStep(6, { at: '2025-07-01T10:00:00.000Z', raw: 0, text: '' }),
    values: [],
    player: null,
  };
  give([...steps, none]);
  const { approach } = await setUp();
  approach();
  expect((await rows())[0]).toBe('Jul 1, 2025No record left');
});

test('shows earlier records on request', async () => {
  const first = timelineStep(0, { at: '2023-01-01T10:00:00.000Z', raw: 9900, text: '1:39.00' });
  give(steps, [first]);
  const { approach, user } = await setUp();
  approach();
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show earlier records' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect((await rows()).at(-1)).toContain('1:39.00');
  expect(screen.queryByRole('button', { name: 'Show earlier records' })).toBeNull();
});

test('shows ten changes at first', async () => {
  give(
    Array.from({ length: 14 }, (_, index) =>
      timelineStep(index, { at: '2025-06-01T10:00:00.000Z', raw: 8000 - index, text: `${index}` }),
    ),
  );
  const { approach, user } = await setUp();
  approach();
  expect(await rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show earlier records' }));
  expect(await rows()).toHaveLength(14);
});

test('says that nobody has held the record yet', async () => {
  give([]);
  const { approach } = await setUp();
  approach();
  expect(await screen.findByText('Nobody has held this record yet.')).toBeVisible();
});

test('reports a failure, which can be retried', async () => {
  give(steps);
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { approach, user } = await setUp();
  approach();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});
