import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { Chart } from '../../../../src/contract/schemas/charts';
import { ChartPage } from '../../../../src/features/records/chartBoard/ChartPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { Steps } from '../../../support/browser/Steps';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { chart, chartReference } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const give = (given: Partial<Chart> = {}) =>
  apiServer.use(http.get(`*${paths.chart(9)}`, () => HttpResponse.json(chart(given))));

const setUp = (at = '/en/chart-9-chart-c9') =>
  renderWithStore(
    <>
      <ChartPage />
      <Steps to={{ French: '/fr/chart-9-chart-c9' }} />
    </>,
    { at },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('has no accessibility violations', async () => {
  give({ previous: chartReference({ id: 8, name: 'Before' }) });
  await setUp();
  await screen.findByRole('table');
  await checkAccessibility();
});

test('has the chart’s game and group above its name, and its rules', async () => {
  give({ proof: 'video' });
  await setUp();
  await heading('Chart 9');
  expect(screen.getByRole('link', { name: 'Game 1' })).toHaveAttribute(
    'href',
    '/en/game-1-game-g1',
  );
  expect(screen.getByRole('link', { name: 'Group 5' })).toHaveAttribute(
    'href',
    '/en/group-5-group-u5',
  );
  expect(screen.getByText('Higher is better')).toBeVisible();
  expect(screen.getByText('Proof by video only')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Chart 9 – Game 1 | Video Game Records'));
});

test('says what has to be proved while the chart counts, with a link to the rules', async () => {
  give({ proofRule: { places: 'first', from: 1 } });
  const { unmount } = await setUp();
  const name = 'First places need a proof';
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/en/rules');
  await checkAccessibility();
  unmount();
  give({ proofRule: { places: 'first', from: 1 }, status: 'retired' });
  await setUp();
  await heading('Chart 9');
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('counts the scores once, as the board does', async () => {
  give({ nbScore: 1234 });
  await setUp();
  await screen.findByRole('table');
  expect(screen.getAllByText(/^[\d,]+ scores?$/)).toHaveLength(1);
});

test('links to the charts before and after it in the group', async () => {
  give({
    previous: chartReference({ id: 8, name: 'Before' }),
    next: chartReference({ id: 10, name: 'After' }),
  });
  const { user, address } = await setUp();
  await heading('Chart 9');
  expect(screen.getByRole('link', { name: 'Previous chart: Before' })).toHaveAttribute(
    'href',
    '/en/chart-8-chart-c8',
  );
  await user.click(screen.getByRole('link', { name: 'Next chart: After' }));
  expect(address()).toBe('/en/chart-10-chart-c10');
  await heading('Chart 10');
});

test('has no links to neighbours at the ends of a group', async () => {
  await setUp();
  await heading('Chart 9');
  expect(screen.queryByRole('link', { name: /Previous chart|Next chart/ })).toBeNull();
});

test('corrects the slug of the address and keeps the view', async () => {
  const { address } = await setUp('/en/other-words-chart-c9?country=FR');
  await heading('Chart 9');
  await waitFor(() => expect(address()).toBe('/en/chart-9-chart-c9?country=FR'));
});

test('that is locked says so', async () => {
  give({ status: 'locked' });
  await setUp();
  expect(await screen.findByText('This chart takes no new scores.')).toBeVisible();
});

test('that is retired links to its successor', async () => {
  give({ status: 'retired', mergedInto: '/api/charts/77' });
  const { user, address } = await setUp();
  await screen.findByText(/Its scores have moved/);
  await user.click(screen.getByRole('link', { name: 'Go to the chart that continues it' }));
  await heading('Chart 77');
  await waitFor(() => expect(address()).toBe('/en/chart-77-chart-c77'));
});

test('that is retired without a successor says what becomes of its scores, and has no link', async () => {
  give({ status: 'retired', counts: false });
  await setUp();
  await screen.findByText(/Its scores stay listed, but no longer count/);
  expect(screen.queryByRole('link', { name: /continues/ })).toBeNull();
});

test('names what each of several columns counts', async () => {
  const [column] = chart().columns;
  if (!column) throw new Error('The chart has no column.');
  give({
    columns: [
      { ...column, name: 'Score' },
      { ...column, name: 'Tries', better: 'lower' },
    ],
  });
  await setUp();
  await heading('Chart 9');
  expect(screen.getByText('Score: Higher is better')).toBeVisible();
  expect(screen.getByText('Tries: Lower is better')).toBeVisible();
});

test.each(['/en/x-chart-c999', '/en/x-chart-c0'])('%s is not found, with a link on', async (at) => {
  await setUp(at);
  await heading('This chart does not exist');
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/games');
  await checkAccessibility();
});

test('reports a failure, with a button to try again', async () => {
  apiServer.use(
    http.get(`*${paths.chart(9)}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await setUp();
  await heading('The board could not be loaded');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await heading('Chart 9')).toBeVisible();
});

test('another language of the URL requests chart and board in it', async () => {
  const languages: string[] = [];
  apiServer.events.on('request:start', ({ request }) => {
    if (!request.url.includes('/charts/')) return;
    languages.push(`${new URL(request.url).pathname} ${request.headers.get('Accept-Language')}`);
  });
  const { user } = await setUp();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'French' }));
  await waitFor(() => expect(languages).toHaveLength(4));
  expect(languages.slice(2)).toEqual(['/api/charts/9 fr', '/api/charts/9/ranking fr']);
  apiServer.events.removeAllListeners();
});

test('links to the charts in the editor for those who edit games', async () => {
  give({ status: 'retired' });
  const user = { ...ada, roles: ['ROLE_VGR_GAME'] };
  const auth = session({ token: sessionReply().token, user });
  await renderWithStore(<ChartPage />, { at: '/en/chart-9-chart-c9', preloadedState: { auth } });
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/en/admin/games/1?step=charts',
  );
});
