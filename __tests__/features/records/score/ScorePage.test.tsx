import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { Score, ScoreEvent } from '../../../../src/contract/schemas/scoreHistory';
import { ScorePage } from '../../../../src/features/records/score/ScorePage';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, rankedScore } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { proof } from '../../../support/fixtures/proofs';
import { player, score, scoreContent, scoreEvent } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const answer = (given: Partial<Score> = {}) =>
  apiServer.use(http.get(`*${paths.score(7)}`, () => HttpResponse.json(score(7, given))));
const answerEvents = (respond: (after: string | null) => Response) =>
  apiServer.use(
    http.get(`*${paths.scoreEvents(7)}`, ({ request }) =>
      respond(new URL(request.url).searchParams.get('after')),
    ),
  );
const events = (items: ScoreEvent[], next?: string) =>
  HttpResponse.json(boardOf(paths.scoreEvents(7), items, next === undefined ? {} : { next }));

const setUp = (at = '/en/score/7') => renderWithStore(<ScorePage />, { at });
const history = async () =>
  within(await screen.findByRole('region', { name: 'History' })).findAllByRole('listitem');
const factOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows value, player, chart, place, points, dates, platform and proof', async () => {
  answer({ tied: 2 });
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: '1:20.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'player_7' })).toHaveAttribute(
    'href',
    '/en/members/player-7',
  );
  expect(screen.getByRole('link', { name: 'Chart 7' })).toHaveAttribute(
    'href',
    '/en/chart-7-chart-c7',
  );
  expect(factOf('Rank')).toBe('7 of 13 tie');
  expect(factOf('Points')).toBe('120');
  expect(factOf('Posted on')).toBe('Jun 2, 2025');
  expect(factOf('Achieved on')).toBe('Jun 1, 2025');
  expect(factOf('Platform')).toBe('Orbit 64');
  expect(factOf('Proof')).toBe('Proved');
  expect(document.title).toBe('1:20.00 – Chart 7 | Video Game Records');
  await history();
  await checkAccessibility();
});

test('leads to the check of its history', async () => {
  answer();
  await setUp();
  expect(await screen.findByRole('link', { name: 'Check this history' })).toHaveAttribute(
    'href',
    '/en/verify?chart=7',
  );
});

test('shows the board around it, with gaps, and opens it there', async () => {
  const rows = [-120, 0, 5].map((gap, index) =>
    rankedScore({ id: 6 + index, values: [{ raw: 8000 + gap, text: `t${gap}` }] }),
  );
  answer({ around: rows });
  await setUp();
  const table = await screen.findByRole('table', { name: 'Chart 7' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.map(([rank, , value, gap]) => [rank, value, gap])).toEqual([
    ['6', 't-120', '−1.20'],
    ['7', 't0', ''],
    ['8', 't5', '+0.05'],
  ]);
  expect(screen.getByRole('link', { name: 'Open the board here' })).toHaveAttribute(
    'href',
    '/en/chart-7-chart-c7?player=107',
  );
  expect(screen.queryByRole('link', { name: 'Improve this score' })).toBeNull();
  await checkAccessibility();
});

test('leads its owner to the sheet of the game', async () => {
  answer({ player: player({ username: ada.username }) });
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  await renderWithStore(<ScorePage />, { at: '/en/score/7', preloadedState: { auth } });
  expect(await screen.findByRole('link', { name: 'Improve this score' })).toHaveAttribute(
    'href',
    '/en/submit/3',
  );
});

test('tells what happened to it, the latest first, with what was before', async () => {
  answer();
  const first = scoreContent('1:30.00', { state: 'none', platform: null });
  const second = scoreContent('1:20.00', { state: 'none', platform: null });
  const third = scoreContent('1:20.00');
  answerEvents(() =>
    events([
      { ...scoreEvent(3, second, third), kind: 'corrected' },
      { ...scoreEvent(2, first, second), kind: 'improved' },
      scoreEvent(1, null, first),
    ]),
  );
  await setUp();
  expect((await history()).map((item) => item.textContent)).toEqual([
    'CorrectedJun 2, 20251:20.00No proof→becameProvedOrbit 64',
    'ImprovedJun 2, 20251:30.00→became1:20.00',
    'PostedJun 2, 20251:30.00',
  ]);
});

test('leaves out a change that was made after the score was read', async () => {
  answer({ lastEvent: 2 });
  const content = scoreContent('1:20.00');
  answerEvents(() =>
    events([
      { ...scoreEvent(3, content, scoreContent('1:10.00')), kind: 'improved' },
      scoreEvent(2, null, content),
    ]),
  );
  await setUp();
  expect((await history()).map((item) => item.textContent)).toEqual(['PostedJun 2, 20251:20.00']);
});

test('loads earlier changes', async () => {
  answer();
  const content = scoreContent('1:20.00');
  answerEvents((after) =>
    after === 'second'
      ? events([scoreEvent(1, null, content)])
      : events([{ ...scoreEvent(2, content, content), kind: 'corrected' }], 'second'),
  );
  const { user } = await setUp();
  expect(await history()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
  await waitFor(async () => expect(await history()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
});

test('says that a withdrawn score is not ranked, and names no deleted member', async () => {
  const gone = player({ username: null, slug: null });
  answer({ state: 'withdrawn', rank: null, tied: null, points: 0, player: gone });
  await setUp();
  expect(
    await screen.findByText('This score was withdrawn and is no longer ranked.'),
  ).toBeVisible();
  expect(screen.getByText('Deleted member')).toBeVisible();
  expect(factOf('Rank')).toBe('–');
  expect(factOf('Proof')).toBe('Withdrawn');
});

test('says that an unproved score is not ranked', async () => {
  answer({ state: 'unproved', rank: null, tied: null, achievedOn: null, platform: null });
  await setUp();
  expect(await screen.findByText('This score is not ranked.')).toBeVisible();
  expect(screen.queryByText('Achieved on')).toBeNull();
  expect(screen.queryByText('Platform')).toBeNull();
});

test.each(['/en/score/999', '/en/score/x'])('%s is not found', async (at) => {
  await setUp(at);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This score does not exist' }),
  ).toBeVisible();
});

test('reports a failure, with a button to try again', async () => {
  apiServer.use(
    http.get(`*${paths.score(7)}`, () =>
      HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }),
    ),
  );
  const { user } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Busy just now.');
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: '1:20.00' })).toBeVisible();
});

describe('the link to the score', () => {
  const address = new URL('/en/score/7', globalThis.location.origin).href;
  const messages = (store: Awaited<ReturnType<typeof setUp>>['store']) =>
    selectNotifications(store.getState()).map(({ messageKey }) => messageKey);

  test('is copied, and that is said', async () => {
    answer();
    const { store, user } = await setUp();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(address);
    await waitFor(() => expect(messages(store)).toEqual(['boards:share.copied']));
  });

  test('is in the address bar when it cannot be copied', async () => {
    answer();
    const { store, user } = await setUp();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(messages(store)).toEqual(['boards:share.failed']));
  });

  test('is shared with the sheet of a phone', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const isCoarse = (query: string) => query === '(pointer: coarse)';
    const { matchMedia } = globalThis;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: isCoarse(query) }));
    answer();
    const { store, user } = await setUp();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: '1:20.00 – Chart 7', url: address });
    expect(messages(store)).toEqual([]);
    Reflect.deleteProperty(navigator, 'share');
  });
});

const auth = session({ token: sessionReply().token, user: { ...ada } });
const accepted = {
  picture: proof(7).picture,
  video: null,
  decidedAt: '2026-06-04T10:00:00.000Z',
  by: { '@id': paths.user(3), '@type': 'User' as const, id: 3, username: 'judge', slug: 'judge' },
};

test('shows everybody the accepted proof, when it was accepted and by whom', async () => {
  answer({ proof: accepted });
  answerEvents(() =>
    events([
      {
        ...scoreEvent(
          2,
          scoreContent('1:20.00', { state: 'proof_waiting' }),
          scoreContent('1:20.00'),
        ),
        kind: 'proofAccepted',
        picture: proof(7).picture,
      },
    ]),
  );
  await setUp();
  const section = within(await screen.findByRole('region', { name: 'Proof' }));
  expect(section.getByRole('img', { name: 'Picture that proves Chart 7: 1:20.00' })).toBeVisible();
  expect(section.getByText('Accepted Jun 4, 2026 by judge')).toBeVisible();
  const [entry] = await history();
  expect(within(entry ?? document.body).getByRole('img')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send proof' })).toBeNull();
  await checkAccessibility();
});

test('loads an accepted video by click only', async () => {
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  answer({ proof: { ...accepted, picture: null, video } });
  answerEvents(() => events([]));
  await setUp();
  expect(await screen.findByRole('button', { name: 'Load the video from YouTube' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('lets its owner prove it, and shows where its proof waits', async () => {
  const own = { player: player({ username: ada.username }) };
  answer({ ...own, state: 'none' });
  answerEvents(() => events([]));
  const first = await renderWithStore(<ScorePage />, {
    at: '/en/score/7',
    preloadedState: { auth },
  });
  expect(await screen.findByRole('button', { name: 'Send proof' })).toBeVisible();
  first.unmount();
  answer({ ...own, state: 'proof_waiting' });
  apiServer.use(
    http.get(`*${paths.ownProofs}`, () => HttpResponse.json(boardOf(paths.ownProofs, [proof(7)]))),
  );
  await renderWithStore(<ScorePage />, { at: '/en/score/7', preloadedState: { auth } });
  expect(await screen.findByText('12th of 40, usually 3 days')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace proof' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in My proofs' })).toHaveAttribute(
    'href',
    '/en/my-proofs?state=waiting',
  );
});
