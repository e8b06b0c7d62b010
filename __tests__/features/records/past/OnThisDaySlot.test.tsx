import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pastPaths } from '../../../../src/contract/pastPaths';
import type { GameFirst } from '../../../../src/contract/schemas/gameFirsts';
import { OnThisDaySlot } from '../../../../src/features/records/past/OnThisDaySlot';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fakeIntersections } from '../../../support/browser/fakeObserver';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { chartReference, player } from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { gameReference, groupReference } from '../../../support/fixtures/games';

const path = pastPaths.onThisDay;
const first: GameFirst = {
  '@id': `${pastPaths.gameFirsts(1)}#3-1`,
  '@type': 'GameFirst',
  game: gameReference(),
  group: groupReference(),
  chart: chartReference({ id: 3, name: 'Chart 3' }),
  player: player(1),
  values: [{ raw: 1234, text: '1,234' }],
  since: '2021-11-29T23:30:00.000Z',
  until: null,
  previous: null,
};

function give(items: GameFirst[]) {
  let requests = 0;
  apiServer.use(
    http.get(`*${path}`, () => {
      requests += 1;
      return HttpResponse.json(collection(path, items));
    }),
  );
  return () => requests;
}

async function setUp() {
  const observer = fakeIntersections();
  const rendered = await renderWithStore(<OnThisDaySlot />);
  return { ...rendered, approach: () => act(() => observer.approach()) };
}

test('shows a first place of this day of an earlier year, with the board of that day', async () => {
  give([first]);
  const { approach } = await setUp();
  approach();
  expect(await screen.findByRole('region', { name: 'On this day in 2021' })).toHaveTextContent(
    'First place: player_1 1,234',
  );
  expect(screen.getByRole('link', { name: 'Chart 3' })).toHaveAttribute(
    'href',
    '/en/chart-3-chart-c3',
  );
  expect(screen.getByRole('link', { name: 'The board on that day' })).toHaveAttribute(
    'href',
    '/en/chart-3-chart-c3?at=2021-11-29',
  );
  await checkAccessibility();
});

test('shows nothing when none was taken on it', async () => {
  const requests = give([]);
  const { approach, container } = await setUp();
  const slot = () => container.querySelector('.on-this-day-slot');
  expect(slot()).not.toBeNull();
  approach();
  await waitFor(() => expect(slot()).toBeNull());
  expect(requests()).toBe(1);
});

test('asks for it once the reader comes near', async () => {
  const requests = give([first]);
  await setUp();
  expect(requests()).toBe(0);
});
