import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { SiteStatistics } from '../../../../src/contract/schemas/adminStatistics';
import { openAdministration } from '../../../support/administeredAccount';
import { apiServer } from '../../../support/apiServer';
import { checkAccessibility } from '../../../support/checkAccessibility';

const nothing = { members: 0, articles: 0, comments: 0, views: 0, logins: 0 };
const empty: SiteStatistics = {
  from: '2026-11-20',
  to: '2026-11-21',
  grain: 'day',
  totals: nothing,
  previous: nothing,
  points: [
    { start: '2026-11-20', ...nothing },
    { start: '2026-11-21', ...nothing },
  ],
  topArticles: [],
  memberLanguages: [],
  pageLanguages: [],
  themes: [],
};
const full: SiteStatistics = {
  ...empty,
  totals: { ...nothing, views: 1500, logins: 30 },
  previous: { ...nothing, views: 1000 },
  points: [
    { start: '2026-11-20', ...nothing, views: 500, logins: 10 },
    { start: '2026-11-21', ...nothing, views: 1000, logins: 20 },
  ],
  themes: [{ word: 'doom', total: 12 }],
};

/** Answers with each in turn, then with the last; gives what was asked for. */
function serve(...answers: (SiteStatistics | number)[]) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${adminPaths.statistics}`, ({ request }) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(new URL(request.url).search);
      return typeof answer === 'number'
        ? HttpResponse.json({ detail: 'Not now.' }, { status: answer })
        : HttpResponse.json(answer);
    }),
  );
  return asked;
}

test('numbers are there as tiles, as charts and as tables', async () => {
  serve(full);
  const { user, container } = await openAdministration('statistics');
  expect(await screen.findByText('1,500')).toBeVisible();
  expect(screen.getByText('50% (before: 1,000)')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Views and logins' });
  expect(await within(card).findByRole('figure', { name: 'Views and logins' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table: Views and logins' }));
  const table = within(card).getByRole('table', { name: 'Views and logins' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayViewsLogins',
    'Nov 211,00020',
    'Nov 2050010',
  ]);
  await checkAccessibility(container);
  await user.click(screen.getByRole('button', { name: 'Show as chart: Views and logins' }));
  expect(within(card).queryByRole('table')).not.toBeInTheDocument();
});

test('a period in which nothing happened says so, and offers no table of nothing', async () => {
  const asked = serve(empty);
  const { address } = await openAdministration('statistics?from=2026-11-20&to=2026-11-21');
  const card = await screen.findByRole('region', { name: 'Themes in use' });
  expect(within(card).getByText('Nothing was counted in this period')).toBeVisible();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(asked).toEqual(['?from=2026-11-20&to=2026-11-21']);
  expect(address()).toBe('/en/admin/statistics?from=2026-11-20&to=2026-11-21');
});

test('another period is asked for and stands in the address', async () => {
  serve(full, empty);
  const { user, address } = await openAdministration('statistics');
  await screen.findByText('1,500');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findAllByText('Nothing was counted in this period')).not.toHaveLength(0);
  expect(address()).toBe('/en/admin/statistics?days=7');
});

test('a failure says why, and trying again brings the numbers', async () => {
  serve(503, full);
  const { user } = await openAdministration('statistics');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,500')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
