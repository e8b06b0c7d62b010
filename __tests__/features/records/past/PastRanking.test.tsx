import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { PlayerStanding } from '../../../../src/contract/schemas/standings';
import { RankingPage } from '../../../../src/features/records/playerRankings/RankingPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player, standing } from '../../../support/fixtures/boards';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const path = paths.ranking('points');
const address = '/en/rankings/points?at=2025-05-17';
const title = 'As it was at the end of May 17, 2025 (UTC)';

interface Given {
  items?: PlayerStanding[];
  total?: number;
  next?: string;
  day?: string | null;
  since?: string | null;
  latest?: string | null;
  own?: object | null;
}

/** Serves the ranking, and remembers what was asked for. */
function give({ items = [standing(1, { of: 1500 })], total = 200, next, ...facts }: Given = {}) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const page = boardOf(path, items, { total, ...(next !== undefined && { next }) });
      return HttpResponse.json({ ...page, day: '2025-05-17', since: '2025-01-01', ...facts });
    }),
  );
  return asked;
}

const setUp = (at = address, { member = false } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<RankingPage />, { at, ...(member ? { preloadedState: { auth } } : {}) });
};

test('shows the first players of the day, with what the ranking compared', async () => {
  const asked = give();
  await setUp();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Points' });
  const headings = within(table).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Rank', 'Player', 'Points']);
  expect(screen.getByText('Players shown: 200 of 1,500')).toBeVisible();
  expect(asked).toEqual(['itemsPerPage=50&at=2025-05-17']);
  expect(screen.getByLabelText('Day (UTC)')).toHaveValue('2025-05-17');
  expect(screen.getByRole('link', { name: 'Medals' })).toHaveAttribute(
    'href',
    '/en/rankings/medals?at=2025-05-17',
  );
  await checkAccessibility();
});

test('shows the ranks of the last kept day beside them', async () => {
  give({
    items: [standing(1, { of: 1500, latestRank: 5 }), standing(2, { of: 1500, latestRank: null })],
    latest: '2026-06-03',
    own: { ...standing(8), next: null, change: null, latestRank: 1234, latestEstimated: true },
  });
  await setUp(address, { member: true });
  const table = await screen.findByRole('table', { name: 'Points' });
  const headings = within(table).getAllByRole('columnheader');
  expect(headings.at(-1)).toHaveTextContent('Jun 3, 2026');
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(cells).toEqual(['5', '–']);
  expect(screen.getByText(/for those who were among the first 200 then/)).toBeVisible();
  expect(await screen.findByText(/^Your place on that day/)).toHaveTextContent(
    '· Jun 3, 2026: about 1,234',
  );
  await checkAccessibility();
});

test('leads through its pages, to a rank, and back to today', async () => {
  const asked = give({ next: 'second' });
  const { user, address: shown } = await setUp();
  await user.click(await screen.findByRole('link', { name: 'Next places' }));
  expect(shown()).toBe(`${address}&after=second`);
  await user.type(screen.getByRole('textbox', { name: 'Go to place' }), '120{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('itemsPerPage=50&at=2025-05-17&rank=120'));
  await user.click(screen.getByRole('link', { name: 'Back to today' }));
  expect(shown()).toBe('/en/rankings/points');
});

test('shows another day, and focuses its heading', async () => {
  give();
  const { user, address: shown } = await setUp('/en/rankings/points?at=2025-05-01');
  await screen.findByRole('table');
  fireEvent.change(screen.getByLabelText('Day (UTC)'), { target: { value: '2025-05-17' } });
  await user.click(screen.getByRole('button', { name: 'Show the ranking' }));
  await waitFor(() => expect(shown()).toBe(address));
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
});

test('says which day is shown if the one in the address is not kept', async () => {
  give({ day: '2025-05-11' });
  await setUp();
  const heading = 'As it was at the end of May 11, 2025 (UTC)';
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
  expect(screen.getByText(/end of May 17, 2025 is not kept/)).toBeVisible();
});

test('leads to the first kept day from one before it', async () => {
  give({ items: [], total: 0, day: null });
  await setUp();
  expect(
    await screen.findByRole('heading', { name: 'No ranking is kept from that time' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the first one: January 1, 2025' })).toHaveAttribute(
    'href',
    '/en/rankings/points?at=2025-01-01',
  );
});

test.each([
  [{ rank: 239, of: 1500, estimated: true }, 'Your place on that day: about 239 of 1,500'],
  [{ rank: 3, of: 1500 }, 'Your place on that day: 3 of 1,500'],
  [null, 'You were not in this ranking on that day.'],
])('tells members their own place', async (facts, text) => {
  const own = facts && {
    ...standing(7, { player: player(7) }),
    next: null,
    change: null,
    ...facts,
  };
  const asked = give({ own });
  await setUp(address, { member: true });
  expect(await screen.findByText(text)).toBeVisible();
  expect(asked).toContain('itemsPerPage=50&own=me&at=2025-05-17');
});

test.each(['2025-02-30', '2999-01-01'])('asks for another day than %s', async (day) => {
  const asked = give();
  await setUp(`/en/rankings/points?at=${day}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a day no later than today.');
  expect(asked).toEqual([]);
});

test('is one link away from the ranking of today, and asks for a day', async () => {
  give();
  const { user } = await setUp('/en/rankings/points');
  await user.click(await screen.findByRole('link', { name: 'On an earlier day' }));
  expect(
    await screen.findByRole('heading', { name: 'The ranking on an earlier day' }),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await checkAccessibility();
});
