import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { PostResult, ScoreRow } from '../../../src/contract/schemas/scores';
import type { ScoreSheet } from '../../../src/contract/schemas/sheets';
import { SubmitPage } from '../../../src/features/scoreSheet/SubmitPage';
import { sessionChangedElsewhere } from '../../../src/state/authSlice';
import { connectionLost } from '../../../src/state/pwaSlice';
import { selectUnsentScores } from '../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { problem } from '../../support/fixtures/errors';
import { session } from '../../support/fixtures/session';
import { scoreSheet } from '../../support/fixtures/sheet';
import { ada, sessionReply } from '../../support/fixtures/users';

const accepted = { reason: null, message: null, score: null, prediction: null };
const predicted = { rank: 2, tied: 1, of: 4, points: 320, first: [900], next: [900] };

/** A server that answers predictions and batches; `answer` replaces its answer to a posted row. */
function serve(answer: (row: ScoreRow) => Partial<PostResult> = () => ({})) {
  const posts: ScoreRow[][] = [];
  let sheet: ScoreSheet = scoreSheet;
  const post = (row: ScoreRow): PostResult => ({
    ...accepted,
    key: row.key,
    outcome: 'created',
    ...answer(row),
  });
  /** The sheet knows accepted scores from then on. */
  const store = (rows: readonly ScoreRow[]) => {
    const own = new Map(rows.map(({ chart, values }) => [chart, values[0]]));
    sheet = {
      ...sheet,
      groups: sheet.groups.map((group) => ({
        ...group,
        charts: group.charts.map((chart) => {
          const raw = own.get(chart.id);
          if (raw === undefined) return chart;
          const values = [{ raw, text: String(raw) }];
          return {
            ...chart,
            own: { id: 71, values, platform: null, state: 'none' as const, achievedOn: null },
          };
        }),
      })),
    };
  };
  apiServer.use(
    http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.json(sheet)),
    http.post<never, { scores: ScoreRow[]; dryRun?: boolean }>(
      `*${paths.scoreBatch}`,
      async ({ request }) => {
        const { scores, dryRun } = await request.json();
        if (dryRun) {
          const results = scores.map((row) => ({ ...post(row), prediction: predicted }));
          return HttpResponse.json({ results });
        }
        posts.push(scores);
        const results = scores.map(post);
        store(scores.filter((_, index) => results[index]?.outcome !== 'refused'));
        return HttpResponse.json({ results });
      },
    ),
  );
  return posts;
}

async function setUp() {
  const { token } = sessionReply();
  const view = await renderWithStore(<SubmitPage />, {
    at: '/en/submit/4',
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  await screen.findByRole('form', { name: 'Submit scores' });
  return view;
}

const input = (name: string) => screen.getByRole('textbox', { name });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const sendButton = () => screen.getByRole('button', { name: 'Send scores' });
const type = async (
  user: Awaited<ReturnType<typeof setUp>>['user'],
  name: string,
  text: string,
) => {
  await user.clear(input(name));
  await user.type(input(name), text);
};

test('is prefilled, has no accessibility violations, and offers no input on a locked chart', async () => {
  serve();
  const { container } = await setUp();
  expect(input('Stage one')).toHaveValue('1:05.43');
  expect(input('Stage two')).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: 'Stage four' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Played on' })).toHaveValue('2');
  expect(screen.getByText('Nothing changed yet')).toBeVisible();
  await checkAccessibility(container);
});

test('reads back what is typed, says where it would stand, and sends only the changed rows', async () => {
  const posts = serve();
  const { user } = await setUp();
  await type(user, 'Stage two', '1 234');
  expect(rowOf('Stage two').getByText('Read as 1,234')).toBeVisible();
  expect(
    await rowOf('Stage two').findByText(/Would be 2 of 4, 320 points · \+334 to first/),
  ).toBeVisible();
  await user.click(sendButton());
  expect(await rowOf('Stage two').findByText('Posted')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject([
    { chart: 12, values: [1234], platform: 2, achievedOn: null, confirmed: [] },
  ]);
  expect(screen.getByText('1 score posted')).toBeVisible();
  // Sent scores are the member's own: sending again sends nothing.
  await user.click(sendButton());
  expect(posts).toHaveLength(1);
});

test('explains what a format forbids at its field, and sends nothing until it is right', async () => {
  const posts = serve();
  const { user } = await setUp();
  await type(user, 'Stage one', '1:60');
  await type(user, 'Stage two', '50');
  expect(input('Stage one')).toBeInvalid();
  expect(input('Stage one')).toHaveAccessibleDescription(/seconds go up to 59/);
  await user.click(sendButton());
  expect(input('Stage one')).toHaveFocus();
  expect(posts).toEqual([]);
  await type(user, 'Stage one', '1:05.42');
  await user.click(sendButton());
  await waitFor(() => expect(posts[0]).toHaveLength(2));
});

test('asks before a worse value is posted, and sends it after the confirmation', async () => {
  const posts = serve(({ confirmed }) =>
    confirmed?.includes('worse')
      ? { outcome: 'corrected' }
      : { outcome: 'refused', reason: 'confirmWorse', message: 'Your score is better.' },
  );
  const { user } = await setUp();
  await type(user, 'Stage one', '2:00');
  expect(await rowOf('Stage one').findByText('Your score is better.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /correct it to this worse value/ }));
  await user.click(sendButton());
  expect(await rowOf('Stage one').findByText('Corrected')).toBeVisible();
  expect(posts.flat()).toMatchObject([{ values: [12_000], confirmed: ['worse'] }]);
});

test('keeps refused rows as they were typed, with the server’s reason', async () => {
  serve(({ chart }) =>
    chart === 12
      ? { outcome: 'refused', reason: 'stateForbids', message: 'A proof is being checked.' }
      : {},
  );
  const { user } = await setUp();
  await type(user, 'Stage two', '5');
  await type(user, 'Stage three', '6');
  await user.click(sendButton());
  expect(await rowOf('Stage three').findByText('Posted')).toBeVisible();
  expect(rowOf('Stage two').getByText('A proof is being checked.')).toBeVisible();
  expect(input('Stage two')).toHaveValue('5');
});

test('is filled with the keyboard alone, and from a spreadsheet', async () => {
  const posts = serve();
  const { user } = await setUp();
  await user.click(input('Stage one'));
  await user.keyboard('{ArrowDown}7{Enter}8{Control>}{Enter}{/Control}');
  await waitFor(() => expect(posts.flat().map(({ values }) => values)).toEqual([[7], [8]]));
  await user.click(input('Stage two'));
  await user.paste('21\n22\n');
  expect(
    [input('Stage two'), input('Stage three')].map((one) => one.getAttribute('value')),
  ).toEqual(['21', '22']);
});

test('keeps what is typed when the page is left', async () => {
  serve();
  const { user, unmount } = await setUp();
  await type(user, 'Stage two', '77');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Played on' }), 'Arcade');
  unmount();
  await setUp();
  expect(input('Stage two')).toHaveValue('77');
  expect(screen.getByRole('combobox', { name: 'Played on' })).toHaveValue('1');
});

test('shows nothing that was typed by the member before when another one logs in in another tab', async () => {
  serve();
  const { user, store } = await setUp();
  await type(user, 'Stage two', '77');
  const { token } = sessionReply({ ...ada, id: 8, username: 'grace' });
  act(() => {
    store.dispatch(sessionChangedElsewhere({ token, refreshToken: null, tokenExpiration: null }));
  });
  await waitFor(() => expect(input('Stage two')).toHaveValue(''));
});

test('stores the country at once; a failure is told at its field', async () => {
  serve();
  const chosen: unknown[] = [];
  const { user } = await setUp();
  apiServer.use(
    http.put(`*${paths.myPlayer}`, async ({ request }) => {
      chosen.push(await request.json());
      return chosen.length === 1
        ? HttpResponse.json({ country: 'PT' })
        : HttpResponse.json(problem(503, 'Later, please.'), { status: 503 });
    }),
  );
  const country = screen.getByRole('combobox', { name: 'Country on the boards' });
  await user.selectOptions(country, 'Portugal');
  await user.selectOptions(country, 'Japan');
  await waitFor(() => expect(country).toHaveAccessibleDescription(/Later, please/));
  expect(chosen).toEqual([{ country: 'PT' }, { country: 'JP' }]);
});

test('queues rows without a connection; they can be put back', async () => {
  serve();
  const { user, store } = await setUp();
  act(() => {
    store.dispatch(connectionLost());
  });
  await type(user, 'Stage two', '77');
  await user.click(sendButton());
  const waiting = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(within(waiting).getByText('Stage two')).toBeVisible();
  expect(input('Stage two')).toHaveValue('');
  expect(selectUnsentScores(store.getState())).toMatchObject([
    { status: 'waiting', gameId: 4, scores: [{ chart: 12, values: [77], texts: ['77'] }] },
  ]);
  await user.click(within(waiting).getByRole('button', { name: 'Put back into the sheet' }));
  expect(input('Stage two')).toHaveValue('77');
  expect(selectUnsentScores(store.getState())).toEqual([]);
});

test('queues rows with the same keys when the answer to a request is lost', async () => {
  serve();
  const keys: string[] = [];
  const { user, store } = await setUp();
  apiServer.use(
    http.post<never, { scores: ScoreRow[]; dryRun?: boolean }>(
      `*${paths.scoreBatch}`,
      async ({ request }) => {
        const { scores, dryRun } = await request.json();
        if (!dryRun) keys.push(...scores.map(({ key }) => key));
        return HttpResponse.error();
      },
    ),
  );
  await type(user, 'Stage two', '77');
  await user.click(sendButton());
  await screen.findByRole('region', { name: 'Waiting to be sent' });
  const [entry] = selectUnsentScores(store.getState());
  expect(keys).toHaveLength(1);
  expect(entry?.scores.map(({ key }) => key)).toEqual(keys);
});

test('loses nothing when the server refuses the request', async () => {
  serve();
  const { user } = await setUp();
  await type(user, 'Stage two', '77');
  apiServer.use(
    http.post(`*${paths.scoreBatch}`, () =>
      HttpResponse.json(problem(503, 'The service is busy.'), { status: 503 }),
    ),
  );
  await user.click(sendButton());
  expect(await screen.findByText(/The service is busy/)).toBeVisible();
  expect(input('Stage two')).toHaveValue('77');
});

test('says that a game takes no scores', async () => {
  const { token } = sessionReply();
  apiServer.use(
    http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.json({ ...scoreSheet, open: false })),
  );
  await renderWithStore(<SubmitPage />, {
    at: '/en/submit/4',
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  expect(await screen.findByText('This game takes no new scores.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send scores' })).not.toBeInTheDocument();
});

test.each(['/en/submit/0', '/en/submit/x', '/en/submit/5'])('%s is no game', async (at) => {
  apiServer.use(
    http.get(`*${paths.gameSheet(5)}`, () =>
      HttpResponse.json(problem(404, 'There is no such game.'), { status: 404 }),
    ),
  );
  await renderWithStore(<SubmitPage />, { at });
  expect(await screen.findByRole('heading', { name: 'This game does not exist' })).toBeVisible();
});
