import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { ChartWithRecord } from '../../../../src/contract/schemas/charts';
import type { Group } from '../../../../src/contract/schemas/games';
import { GroupPage } from '../../../../src/features/records/group/GroupPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { Steps } from '../../../support/browser/Steps';
import {
  chartWithRecord,
  ownPlace,
  player,
  time,
  valuesOf,
} from '../../../support/fixtures/boards';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { group } from '../../../support/fixtures/games';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const give = (charts: ChartWithRecord[], given: Partial<Group> = {}) =>
  apiServer.use(
    http.get(`*${paths.group(5)}`, () => HttpResponse.json(group(given))),
    http.get(`*${paths.groupCharts(5)}`, () =>
      HttpResponse.json(collection(paths.groupCharts(5), charts)),
    ),
  );

const setUp = (at = '/en/group-5-group-u5') =>
  renderWithStore(
    <>
      <GroupPage />
      <Steps to={{ French: '/fr/group-5-group-u5' }} />
    </>,
    { at },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Group 5' }))
    .getAllByRole('row')
    .slice(1);
const recordOf = (given: Partial<NonNullable<ChartWithRecord['record']>>) => ({
  player: player(1),
  tied: 1,
  values: valuesOf([65_430], [time]),
  changedAt: '2026-02-03T10:00:00.000Z',
  ...given,
});

test('shows each chart with its record, who holds it and since when', async () => {
  give([chartWithRecord({ columns: [time], record: recordOf({}) })]);
  await setUp();
  const [row] = await rows();
  expect(screen.getByRole('link', { name: 'Chart 9' })).toHaveAttribute(
    'href',
    '/en/chart-9-chart-c9',
  );
  expect(screen.getByRole('link', { name: 'player_1' })).toHaveAttribute(
    'href',
    '/en/members/player-1',
  );
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    'Chart 9',
    '1:05.430',
    'player_1',
    'Feb 3, 2026',
    '4',
  ]);
  await waitFor(() => expect(document.title).toBe('Group 5 – Game 1 | Video Game Records'));
  await checkAccessibility();
});

test('says how many others share a record, and that a holder has left', async () => {
  give([
    chartWithRecord({ id: 9, record: recordOf({ tied: 2 }) }),
    chartWithRecord({ id: 10, record: recordOf({ tied: 4 }) }),
    chartWithRecord({
      id: 11,
      record: recordOf({ player: player(3, { username: null, slug: null }) }),
    }),
  ]);
  await setUp();
  const [two, four, deleted] = await rows();
  expect(two).toHaveTextContent('player_1 and 1 other');
  expect(four).toHaveTextContent('player_1 and 3 others');
  expect(deleted).toHaveTextContent('Deleted member');
});

test('marks charts without a score and locked charts', async () => {
  give([
    chartWithRecord({ id: 9, record: null, nbScore: 0 }),
    chartWithRecord({ id: 10, status: 'locked' }),
  ]);
  await setUp();
  const [empty, locked] = await rows();
  expect(empty).toHaveTextContent('No score yet');
  expect(locked).toHaveTextContent('Chart 10 Locked');
});

test('says what has to be proved, with a link to the rules', async () => {
  give([], { proofRule: { places: 'podium', from: 1200 } });
  await setUp();
  const name = 'The first three places need a proof, from 1,200 scores on';
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/en/rules');
  await checkAccessibility();
});

test('has the game above its name, and what counts', async () => {
  give([], { dlc: true, ranked: false, nbChart: 1, nbScore: 1234 });
  await setUp();
  await heading('Group 5');
  expect(screen.getByRole('link', { name: 'Game 1' })).toHaveAttribute(
    'href',
    '/en/game-1-game-g1',
  );
  for (const fact of ['1 chart', '1,234 scores', 'Additional content', 'Does not count for points'])
    expect(screen.getByText(fact)).toBeVisible();
});

test('has a message without charts', async () => {
  give([], { nbChart: 0 });
  await setUp();
  expect(await screen.findByText('This group has no charts yet.')).toBeVisible();
  await checkAccessibility();
});

test('corrects the slug of the address', async () => {
  const { address } = await setUp('/en/other-words-group-u5');
  await waitFor(() => expect(address()).toBe('/en/group-5-group-u5'));
});

test.each(['/en/x-group-u999', '/en/x-group-u0'])('%s is not found, with a link on', async (at) => {
  await setUp(at);
  await heading('These charts do not exist');
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/games');
  await checkAccessibility();
});

test.each([paths.group(5), paths.groupCharts(5)])(
  'reports a failure of %s, with a button to try again',
  async (path) => {
    apiServer.use(
      http.get(`*${path}`, () => HttpResponse.json(problem(503, 'Busy.'), { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await setUp();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Busy.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
    await heading('Group 5');
  },
);

test('another language of the URL requests group and charts in it', async () => {
  const languages: (string | null)[] = [];
  apiServer.use(
    http.get('*/api/groups/*', ({ request }) => {
      languages.push(request.headers.get('Accept-Language'));
    }),
  );
  const { user } = await setUp();
  await rows();
  await user.click(screen.getByRole('button', { name: 'French' }));
  await waitFor(() => expect(languages).toEqual(['en', 'en', 'fr', 'fr']));
});

describe('for members', () => {
  const setUpMember = async () =>
    renderWithStore(<GroupPage />, {
      at: '/en/group-5-group-u5',
      preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
    });
  /** Answers members with their own scores, and others without. */
  const giveOwn = (charts: ChartWithRecord[], own?: Promise<unknown>) =>
    apiServer.use(
      http.get(`*${paths.groupCharts(5)}`, async ({ request }) => {
        const isOwn = new URL(request.url).searchParams.get('own') === 'me';
        if (isOwn) await own;
        const shown = charts.map((chart) => (isOwn ? chart : { ...chart, own: undefined }));
        return HttpResponse.json(collection(paths.groupCharts(5), shown));
      }),
    );
  const cellsOf = (row: HTMLElement | undefined) =>
    [...(row?.children ?? [])].map(({ textContent }) => textContent?.trim());

  test('has the own score, its place and the gap to the first one', async () => {
    giveOwn([
      chartWithRecord({
        id: 9,
        columns: [time],
        record: recordOf({}),
        own: ownPlace({ rank: 12, values: valuesOf([67_430], [time]) }),
      }),
      chartWithRecord({ id: 10, own: null }),
      chartWithRecord({ id: 11, own: ownPlace({ rank: null }) }),
    ]);
    await setUpMember();
    await screen.findByText('12 of 40');
    const [scored, none, unranked] = await rows();
    expect(cellsOf(scored).slice(-3)).toEqual(['1:07.430', '12 of 40', '+2.000 s']);
    expect(cellsOf(none).slice(-3)).toEqual(['–', '–', '']);
    expect(cellsOf(unranked).slice(-3, -1)).toEqual(['1,000,000', '–']);
    expect(scored).not.toHaveClass('record-own');
    await checkAccessibility();
  });

  test('marks the charts where nobody is better', async () => {
    giveOwn([chartWithRecord({ own: ownPlace({ rank: 1 }) })]);
    await setUpMember();
    await screen.findByText('1 of 40');
    expect((await rows())[0]).toHaveClass('record-own');
  });

  test('keeps the places of the own scores until they are there', async () => {
    giveOwn([chartWithRecord()], new Promise(() => undefined));
    await setUpMember();
    await screen.findByText('1,234,567');
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns.slice(-3)).toEqual(['Your score', 'Your rank', 'Gap to first']);
    expect(cellsOf((await rows())[0]).slice(-3)).toEqual(['', '', '']);
  });

  test('shows the charts if the own scores cannot be read', async () => {
    giveOwn([chartWithRecord()]);
    apiServer.use(
      http.get(`*${paths.groupCharts(5)}`, ({ request }) =>
        new URL(request.url).searchParams.has('own')
          ? HttpResponse.json(problem(503, 'Busy.'), { status: 503 })
          : undefined,
      ),
    );
    await setUpMember();
    await screen.findByText('1,234,567');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('leads to the sheet of its game, unless that is closed', async () => {
  give([chartWithRecord()]);
  const { unmount } = await setUp();
  expect(await screen.findByRole('link', { name: 'Submit scores' })).toHaveAttribute(
    'href',
    '/en/submit/1',
  );
  unmount();
  give([chartWithRecord()], { open: false });
  await setUp();
  expect(await screen.findByText('Takes no new scores')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Submit scores' })).toBeNull();
});

test('has the rules of the game folded above the charts', async () => {
  give([chartWithRecord()], { rules: { text: 'No turbo.', locale: 'en' } });
  const { user } = await setUp();
  const rules = await screen.findByText('No turbo.');
  expect(rules.closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Rules of this game'));
  expect(rules.closest('details')).toHaveAttribute('open');
});

test('names the country of who holds a record', async () => {
  give([chartWithRecord()]);
  await setUp();
  expect((await rows())[0]).toHaveTextContent('player_1France');
});

test('links to the charts in the editor for those who edit games', async () => {
  give([chartWithRecord()]);
  const user = { ...ada, roles: ['ROLE_VGR_GAME'] };
  const auth = session({ token: sessionReply().token, user });
  await renderWithStore(<GroupPage />, { at: '/en/group-5-group-u5', preloadedState: { auth } });
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/en/admin/games/1?step=charts',
  );
});
