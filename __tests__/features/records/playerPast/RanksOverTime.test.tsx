import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { PlayerRankDay } from '../../../../src/contract/schemas/players';
import { RanksOverTime } from '../../../../src/features/records/playerPast/RanksOverTime';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';

const path = paths.playerRanks(11);

const day = (name: string, rank: number, exact = true): PlayerRankDay => ({
  '@id': `${path}#${name}`,
  '@type': 'PlayerRankDay',
  day: name,
  rank,
  of: 1500,
  exact,
});

/** Serves two days; by medals none. */
const give = () =>
  apiServer.use(
    http.get(`*${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const items = [day('2026-06-01', 240, false), day('2026-06-20', 190)];
      return HttpResponse.json({
        ...collection(path, searchParams.get('board') === 'medals' ? [] : items),
        best: { rank: searchParams.get('range') === 'all' ? 7 : 8, day: '2026-06-18' },
        since: '2026-05-20',
        until: '2026-07-01',
      });
    }),
  );

const line = () => document.querySelector('.day-line')?.getAttribute('d');

test('draws the ranks with the first place at the top, and says the best one', async () => {
  give();
  const { user } = await renderWithStore(<RanksOverTime player={11} />);
  const best = 'Best rank at the end of a day since May 20, 2026: 8, on Jun 18, 2026';
  expect(await screen.findByText(best)).toBeVisible();
  expect(line()).toMatch(/^M0 1000H[\d.]+V0H1000$/);
  await user.click(screen.getByText('Ranks as a table'));
  const rows = within(screen.getByRole('table', { name: 'Ranks over time' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Jun 20, 2026190 of 1,500',
    'Jun 1, 2026about 240 of 1,500',
  ]);
  await checkAccessibility();
});

test('another ranking and another period are chosen', async () => {
  give();
  const { user } = await renderWithStore(<RanksOverTime player={11} />);
  await user.click(await screen.findByRole('button', { name: 'All time' }));
  expect(await screen.findByText(/: 7, on/)).toBeVisible();
  const medals = screen.getByRole('button', { name: 'Medals' });
  await user.click(medals);
  expect(await screen.findByText('No ranks are kept yet.')).toBeVisible();
  expect(medals).toHaveAttribute('aria-pressed', 'true');
});

test('says that the ranks could not be loaded, and tries again', async () => {
  apiServer.use(
    http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await renderWithStore(<RanksOverTime player={11} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  give();
  await user.click(retry);
  expect(await screen.findByText(/Best rank/)).toBeVisible();
});
