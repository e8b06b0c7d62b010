import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import type { SiteStatistics } from '../../../src/contract/schemas/adminStatistics';
import { daysIn } from '../../../src/contract/statisticsRange';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';

const nothing = { members: 0, articles: 0, comments: 0, views: 0, logins: 0, scores: 0 };
const empty: SiteStatistics = {
  from: '2025-11-20',
  to: '2025-11-21',
  grain: 'day',
  totals: nothing,
  previous: nothing,
  points: [
    { start: '2025-11-20', ...nothing },
    { start: '2025-11-21', ...nothing },
  ],
  topArticles: [],
  memberLanguages: [],
  pageLanguages: [],
  themes: [],
};
const full: SiteStatistics = {
  ...empty,
  totals: { ...nothing, views: 1500, logins: 30, scores: 12 },
  previous: { ...nothing, views: 1000 },
  points: [
    { start: '2025-11-20', ...nothing, views: 500, logins: 10 },
    { start: '2025-11-21', ...nothing, views: 1000, logins: 20 },
  ],
  themes: [
    { word: 'darksouls', total: 12 },
    { word: 'system', total: 3 },
  ],
  topArticles: [{ id: 7, slug: 'the-tie', title: 'The tie that lasted', views: 900 }],
  pageLanguages: [
    { word: 'fr', total: 40 },
    { word: 'other', total: 2 },
  ],
  memberLanguages: [{ word: '', total: 5 }],
};

/** Responds with each in turn, then with the last; returns the queries it received. */
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

/** The number of days requested. */
function lengthOf(search = '') {
  const asked = new URLSearchParams(search);
  return daysIn({ from: asked.get('from') ?? '', to: asked.get('to') ?? '' });
}

test('shows the numbers as tiles, charts and tables', async () => {
  serve(full);
  const { user, container } = await openAdministration('statistics');
  expect(await screen.findByText('1,500')).toBeVisible();
  expect(screen.getByText('50% (before: 1,000)')).toBeVisible();
  const logins = screen.getByText('Logins', { selector: 'dt' }).closest('div');
  expect(logins).toHaveTextContent('Logins30Before: 0');
  const scores = screen.getByText('Posted scores', { selector: 'dt' }).closest('div');
  expect(scores).toHaveTextContent('Posted scores12Before: 0');
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

test('rankings use the names that readers see', async () => {
  serve(full);
  const { user } = await openAdministration('statistics');
  const rowsOf = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Show as table: ${title}` }));
    const rows = within(screen.getByRole('table', { name: title })).getAllByRole('row');
    return rows.map(({ textContent }) => textContent);
  };
  expect(await rowsOf('Most read articles')).toEqual(['ArticleViews', 'The tie that lasted900']);
  expect(await rowsOf('Themes in use')).toEqual([
    'ThemePages opened',
    'Dark Souls12',
    'System theme3',
  ]);
  expect(await rowsOf('Languages of pages')).toEqual([
    'LanguagePages opened',
    'Français40',
    'Other language2',
  ]);
  expect(await rowsOf('Languages of members')).toEqual(['LanguageMembers', 'Not chosen5']);
});

test('a long period is grouped by month, with incomplete months marked', async () => {
  const points = full.points.map((point, index) => ({ ...point, start: `2025-1${index}-01` }));
  serve({ ...full, from: '2025-10-01', grain: 'month', points });
  const { user } = await openAdministration('statistics');
  const chart = await screen.findByRole('figure', { name: 'Views and logins' });
  expect(chart).toHaveTextContent(/Dashed: a period that is not over/);
  await user.click(await screen.findByRole('button', { name: /^Show as table: Views/ }));
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Nov 2025 (incomplete)', 'Oct 2025']);
  expect(screen.getByRole('columnheader', { name: 'Month' })).toBeVisible();
});

test('a period without events shows a message instead of an empty table', async () => {
  const asked = serve(empty);
  const { address } = await openAdministration('statistics?from=2025-11-20&to=2025-11-21');
  const card = await screen.findByRole('region', { name: 'Themes in use' });
  expect(within(card).getByText('Nothing was counted in this period')).toBeVisible();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(asked).toEqual(['?from=2025-11-20&to=2025-11-21']);
  expect(address()).toBe('/en/admin/statistics?from=2025-11-20&to=2025-11-21');
});

test('another period is requested and written to the URL', async () => {
  const asked = serve(full, empty);
  const { user, address } = await openAdministration('statistics');
  await screen.findByText('1,500');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findAllByText('Nothing was counted in this period')).toHaveLength(7);
  expect(address()).toBe('/en/admin/statistics?days=7');
  expect(lengthOf(asked.at(-1))).toBe(7);
});

test('invalid dates in the URL are ignored', async () => {
  const asked = serve(full);
  await openAdministration('statistics?from=yesterday&to=2025-11-21');
  await screen.findByText('1,500');
  expect(lengthOf(asked[0])).toBe(30);
});

test('a failure replaces the old numbers by an error and a button to try again', async () => {
  serve(full, 503, full);
  const { user } = await openAdministration('statistics');
  await screen.findByText('1,500');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByText('1,500')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,500')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
