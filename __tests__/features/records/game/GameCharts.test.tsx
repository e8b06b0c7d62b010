import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { GameChart } from '../../../../src/contract/schemas/charts';
import type { Game } from '../../../../src/contract/schemas/games';
import { GamePage } from '../../../../src/features/records/game/GamePage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { gameChart, gameCharts, ownPlace } from '../../../support/fixtures/boards';
import { latestScore } from '../../../support/fixtures/records';
import { problem } from '../../../support/fixtures/errors';
import { game, groupSummary } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const give = (given: Partial<Game>) =>
  apiServer.use(http.get(`*${paths.game(1)}`, () => HttpResponse.json(game(given))));

const setUp = () => renderWithStore(<GamePage />, { at: '/en/game-1-game-g1' });

const giveCharts = (charts: GameChart[], given: Parameters<typeof gameCharts>[1] = {}) =>
  apiServer.use(
    http.get(`*${paths.gameCharts(1)}`, () => HttpResponse.json(gameCharts(charts, given))),
  );
const inGroup = (group: number, given: Partial<GameChart>) =>
  gameChart({ group: paths.group(group), ...given });
const disclosure = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 3, name });
  const found = title.closest('details');
  if (!found) throw new Error(`${name} cannot be folded.`);
  return found;
};

describe('the charts', () => {
  const races = groupSummary({ id: 5, name: 'Races', nbChart: 2 });
  const extra = groupSummary({ id: 6, name: 'Extra cup', dlc: true, ranked: false, nbChart: 1 });

  test('stand on the page by group, each with its record', async () => {
    give({ groups: [races, extra] });
    giveCharts([
      inGroup(5, { id: 9, name: 'Sprint' }),
      inGroup(5, { id: 10, name: 'Marathon', record: null }),
      inGroup(6, { id: 11, name: 'Night' }),
    ]);
    await setUp();
    const first = within(await disclosure('Races'));
    const [sprint, marathon] = (await first.findAllByRole('row')).slice(1);
    await waitFor(() => expect(sprint).toHaveTextContent('Sprint1,234,567player_1France'));
    expect(marathon).toHaveTextContent('MarathonNo score yet');
    expect(first.getByRole('link', { name: 'Sprint' })).toHaveAttribute(
      'href',
      '/en/chart-9-chart-c9',
    );
    expect(first.getByRole('link', { name: 'Open Races' })).toHaveAttribute(
      'href',
      '/en/group-5-group-u5',
    );
    const second = await disclosure('Extra cup');
    expect(second.querySelector('summary')).toHaveTextContent(
      '1 chart · Additional content · Does not count for points',
    );
    await checkAccessibility();
  });

  test('are unfolded up to twenty, and folded from there', async () => {
    const groups = [12, 8, 1].map((nbChart, index) =>
      groupSummary({ id: 5 + index, name: `Group ${index}`, nbChart }),
    );
    give({ groups });
    giveCharts([]);
    await setUp();
    expect(await disclosure('Group 0')).toHaveAttribute('open');
    expect(await disclosure('Group 1')).toHaveAttribute('open');
    const third = await disclosure('Group 2');
    expect(third).not.toHaveAttribute('open');
  });

  test('keep their places while they load', async () => {
    give({ groups: [races] });
    apiServer.use(
      http.get(`*${paths.gameCharts(1)}`, () => new Promise<Response>(() => undefined)),
    );
    await setUp();
    const rows = within(await disclosure('Races')).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(1 + races.nbChart);
  });

  test('report a failure, with a button to try again', async () => {
    give({ groups: [races] });
    apiServer.use(
      http.get(
        `*${paths.gameCharts(1)}`,
        () => HttpResponse.json(problem(503, 'Busy.'), { status: 503 }),
        { once: true },
      ),
    );
    const { user } = await setUp();
    const charts = await screen.findByRole('region', { name: 'Charts' });
    const alert = await within(charts).findByRole('alert');
    expect(alert).toHaveTextContent('Busy.');
    expect(within(charts).queryByRole('table')).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(charts).findByRole('table', { name: 'Races' })).toBeVisible();
  });

  test('of the same names stand side by side, group by group', async () => {
    give({ groups: [races, { ...races, id: 6, name: 'Cups' }] });
    giveCharts([
      inGroup(5, { id: 9, name: 'Time' }),
      inGroup(5, { id: 10, name: 'Score' }),
      inGroup(6, { id: 11, name: 'Time' }),
      inGroup(6, { id: 12, name: 'Score', record: null }),
    ]);
    await setUp();
    const table = within(await screen.findByRole('table', { name: 'Records side by side' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Group',
      'Time',
      'Score',
    ]);
    const [first, second] = table.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Races1,234,567player_11,234,567player_1');
    expect(second).toHaveTextContent('No score yet');
    expect(screen.getByRole('region', { name: 'Records side by side' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    expect(await disclosure('Races')).not.toHaveAttribute('open');
    await checkAccessibility();
  });

  test('that are not there are loaded when their group is opened, with all others', async () => {
    give({ groups: [races, { ...extra, nbChart: 30 }] });
    const asked: (string | null)[] = [];
    apiServer.use(
      http.get(`*${paths.gameCharts(1)}`, ({ request }) => {
        const size = new URL(request.url).searchParams.get('itemsPerPage');
        asked.push(size);
        const all = [
          inGroup(5, { id: 9, name: 'Sprint' }),
          inGroup(5, { id: 10, name: 'Marathon' }),
          inGroup(6, { id: 11, name: 'Night' }),
        ];
        return HttpResponse.json(
          gameCharts(size === null ? all : all.slice(0, 2), { 'hydra:totalItems': 32 }),
        );
      }),
    );
    const { user } = await setUp();
    await screen.findByRole('link', { name: 'Sprint' });
    const second = within(await disclosure('Extra cup'));
    expect(second.queryByRole('table')).toBeNull();
    expect(second.getByRole('link', { name: 'Show all charts of Extra cup' })).toHaveAttribute(
      'href',
      '/en/group-6-group-u6',
    );
    await user.click(second.getByRole('heading'));
    expect(await second.findByRole('link', { name: 'Night' })).toBeVisible();
    expect(asked).toEqual(['150', null]);
  });
});

describe('for members', () => {
  const setUpMember = async () =>
    renderWithStore(<GamePage />, {
      at: '/en/game-1-game-g1',
      preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
    });
  const giveOwn = (answer: () => Response | Promise<Response>) =>
    apiServer.use(
      http.get(`*${paths.gameCharts(1)}`, async ({ request }) =>
        new URL(request.url).searchParams.get('own') === 'me'
          ? answer()
          : HttpResponse.json(gameCharts([gameChart()])),
      ),
    );

  test('has their progress, and their score and place on each chart', async () => {
    giveOwn(() =>
      HttpResponse.json(
        gameCharts([gameChart({ own: ownPlace() }), gameChart({ id: 10, own: null })], {
          progress: { charts: 12, played: 4, firsts: 1 },
        }),
      ),
    );
    await setUpMember();
    const progress = within(await screen.findByRole('region', { name: 'Your progress' }));
    const bar = await progress.findByRole('progressbar', { name: '4 of 12 charts played' });
    expect(bar).toHaveAttribute('value', '4');
    expect(bar).toHaveAttribute('max', '12');
    expect(progress.getByText('1 first place')).toBeVisible();
    const charts = within(await screen.findByRole('table', { name: 'Group 5' }));
    expect(charts.getByText('2 of 40')).toBeVisible();
    expect(charts.getByText('1,000,000')).toBeVisible();
    await checkAccessibility();
  });

  test('keeps the places of both until they are known', async () => {
    giveOwn(() => new Promise<Response>(() => undefined));
    await setUpMember();
    await screen.findByText('1,234,567');
    expect(screen.getByRole('region', { name: 'Your progress' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByRole('columnheader', { name: 'Your rank' })).toBeInTheDocument();
  });

  test('says that they could not be loaded, beside the charts of everyone', async () => {
    giveOwn(() => HttpResponse.json(problem(503, 'Busy.'), { status: 503 }));
    await setUpMember();
    await waitFor(() => {
      expect(screen.getByText('Your places could not be loaded.')).toBeVisible();
      expect(screen.getByText('1,234,567')).toBeVisible();
    });
  });
});

test('guests see nothing of members, and nothing of it is requested', async () => {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${paths.gameCharts(1)}`, ({ request }) => {
      asked.push(new URL(request.url).search);
    }),
  );
  await setUp();
  await screen.findAllByRole('link', { name: 'Chart 9' });
  expect(screen.queryByRole('region', { name: 'Your progress' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Your rank' })).toBeNull();
  expect(asked).toEqual(['?itemsPerPage=150']);
});

test('lists its latest scores', async () => {
  giveCharts([gameChart()], {
    latest: [latestScore(1, { rank: 3, of: 40 }), latestScore(2, { rank: null })],
  });
  await setUp();
  const latest = within(await screen.findByRole('region', { name: 'Latest scores' }));
  const [first, second] = await latest.findAllByRole('listitem');
  expect(first).toHaveTextContent('3 of 40 · ');
  expect(second).not.toHaveTextContent(' of ');
});
