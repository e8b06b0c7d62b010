import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pinPaths } from '../../../../src/contract/pinPaths';
import { ChartPage } from '../../../../src/features/records/chartBoard/ChartPage';
import { apiServer } from '../../../support/browser/apiServer';
import {
  boardCells,
  boardPage,
  boardRows,
  boardTable,
  giveBoard,
  giveChart,
  renderChart,
  tiedTimes,
} from '../../../support/browser/chartPage';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { player, rankedScore, time, valuesOf } from '../../../support/fixtures/boards';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const ownScore = async () => screen.findByRole('region', { name: 'Your score', busy: false });
const tab = (name: string) => screen.findByRole('tab', { name });

describe('a member', () => {
  const ownRow = rankedScore({
    id: 7,
    rank: 7,
    of: 13,
    points: 40,
    values: valuesOf([66_000], [time]),
    player: player(7, { username: ada.username, slug: ada.slug }),
  });
  const better = rankedScore({ id: 6, rank: 5, tied: 2, values: valuesOf([65_750], [time]) });
  const own = { ...ownRow, next: better.values };
  const isOwn = (search: URLSearchParams) => search.get('own') === 'me';
  beforeEach(() => {
    giveChart({ columns: [time] });
    giveBoard((search) =>
      boardPage(search.get('around') === 'me' ? [better, ownRow] : [...tiedTimes, better, ownRow], {
        total: 13,
        ...(isOwn(search) ? { own } : {}),
      }),
    );
  });

  test('sees the own score with its place, points and the gap to the next place', async () => {
    await renderChart('', { member: true });
    const score = await ownScore();
    expect(score).toHaveTextContent('1:06.000');
    expect(score).toHaveTextContent('7 of 13');
    expect(score).toHaveTextContent('40 points');
    expect(score).toHaveTextContent('+0.250 s to the next place');
    await checkAccessibility();
  });

  test('pins the own score to the own page, and takes it down again', async () => {
    const sent: unknown[] = [];
    let scores: number[] = [3];
    apiServer.use(
      http.get(`*${pinPaths.ownPins}`, () => HttpResponse.json({ scores })),
      http.put(`*${pinPaths.ownPins}`, async ({ request }) => {
        const change = (await request.json()) as { scores: number[] };
        sent.push(change);
        ({ scores } = change);
        return HttpResponse.json({ scores });
      }),
    );
    const { user } = await renderChart('', { member: true });
    const pin = await within(await ownScore()).findByRole('button', { name: /^Pin/ });
    await waitFor(() => expect(pin).toBeEnabled());
    await user.click(pin);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(sent).toEqual([{ scores: [3, 7], before: [3] }]));
    await checkAccessibility();
    await waitFor(() => expect(pin).toBeEnabled());
    await user.click(pin);
    await waitFor(() => expect(sent.at(-1)).toEqual({ scores: [3], before: [3, 7] }));
  });

  test('far behind the page sees the gap to the next place, not to the end of the page', async () => {
    giveBoard(() => boardPage(tiedTimes, { total: 300, own: { ...own, rank: 250, of: 300 } }));
    await renderChart('', { member: true });
    const score = await ownScore();
    expect(score).toHaveTextContent('250 of 300');
    expect(score).toHaveTextContent('+0.250 s to the next place');
  });

  test('sees own score and page of one moment, also while the board changes with each request', async () => {
    let scores = 100;
    giveBoard((search) => {
      scores += 1;
      const moved = { ...own, rank: scores, of: scores };
      return boardPage(tiedTimes, {
        total: scores,
        next: 'second',
        ...(isOwn(search) ? { own: moved } : {}),
      });
    });
    const { user } = await renderChart('', { member: true });
    const score = await ownScore();
    expect(score).toHaveTextContent(`${scores} of ${scores}`);
    expect(screen.getByRole('heading', { name: `${scores} scores` })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next places' }));
    await waitFor(() => expect(score).toHaveTextContent(`${scores} of ${scores}`));
    expect(screen.getByRole('heading', { name: `${scores} scores` })).toBeVisible();
  });

  test('gets the page of everyone where that with the own score cannot be had', async () => {
    giveBoard((search) => (isOwn(search) ? HttpResponse.error() : boardPage(tiedTimes)));
    await renderChart('', { member: true });
    expect(await boardRows()).toHaveLength(4);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your score' })).not.toBeInTheDocument(),
    );
    expect(await boardRows()).toHaveLength(4);
  });

  test('on the board of a platform sees the place among everyone', async () => {
    giveBoard((search) => boardPage([{ ...ownRow, rank: 1, of: 2 }], isOwn(search) ? { own } : {}));
    await renderChart('?platform=3', { member: true });
    expect(await ownScore()).toHaveTextContent('7 of 13');
  });

  test('finds the own row marked', async () => {
    await renderChart('', { member: true });
    const marked = (await boardRows()).filter((row) => within(row).queryByText('You'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(ada.username);
    expect(marked[0]).toHaveClass('record-own');
  });

  test('reads how far each score is from the own one', async () => {
    await renderChart('', { member: true });
    await ownScore();
    expect(
      within(await boardTable()).getByRole('columnheader', { name: 'Gap to me' }),
    ).toBeVisible();
    expect(await boardCells(8)).toEqual([
      '−0.570 s0.570 s ahead of you',
      '−0.069 s0.069 s ahead of you',
      '−0.069 s0.069 s ahead of you',
      '+1:00.0001:00.000 behind you',
      '−0.250 s0.250 s ahead of you',
      '',
    ]);
  });

  test('reaches the comparison with a player by the gap', async () => {
    const { user, address } = await renderChart('', { member: true });
    await ownScore();
    const [link] = within(await boardTable()).getAllByRole('link', {
      name: '0.570 s ahead of you',
    });
    expect(link).toHaveAccessibleDescription('Compare with me');
    link?.focus();
    await user.keyboard('{Enter}');
    expect(address()).toMatch(/^\/en\/members\/[^/]+\/compare\/@me$/);
  });

  test.each(['link', 'key'])('reaches the own row of the page by a %s', async (way) => {
    const { user, address } = await renderChart('', { member: true });
    await ownScore();
    const link = screen.getByRole('link', { name: 'To my row' });
    expect(link).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+M');
    if (way === 'link') await user.click(link);
    else await user.keyboard('{Alt>}{Shift>}[KeyM]{/Shift}{/Alt}');
    expect((await boardRows()).at(-1)).toHaveFocus();
    expect(address()).toBe('/en/chart-9-chart-c9');
  });

  test('reaches the own row of another page among the places around it', async () => {
    giveBoard((search) =>
      boardPage(search.get('around') === 'me' ? [better, ownRow] : tiedTimes, { total: 13, own }),
    );
    const { user, address } = await renderChart('?platform=3', { member: true });
    await ownScore();
    await user.click(screen.getByRole('link', { name: 'To my row' }));
    expect(address()).toBe('/en/chart-9-chart-c9?around=me');
    await waitFor(async () => expect((await boardRows())[1]).toHaveFocus());
    await checkAccessibility();
  });

  test('opens the places around the own score', async () => {
    const { user, address } = await renderChart('', { member: true });
    await boardTable();
    await user.click(await tab('Around me'));
    expect(address()).toBe('/en/chart-9-chart-c9?around=me');
    await waitFor(async () => expect(await boardRows()).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'First places' }));
    expect(address()).toBe('/en/chart-9-chart-c9');
  });

  test('gets the places around at once, before the name of the member is known', async () => {
    const asked: (string | null)[] = [];
    giveBoard((search) => {
      asked.push(search.get('around'));
      return boardPage([better, ownRow], { own });
    });
    await renderWithStore(<ChartPage />, {
      at: '/en/chart-9-chart-c9?around=me',
      preloadedState: { auth: session({ token: sessionReply().token, user: null }) },
    });
    expect(await boardRows()).toHaveLength(2);
    expect(asked).toEqual(['me']);
  });

  test('at the first place has no gap to the next one', async () => {
    giveBoard(() => boardPage([{ ...ownRow, rank: 1 }, better], { own: { ...own, next: null } }));
    await renderChart('', { member: true });
    expect(await ownScore()).not.toHaveTextContent('next place');
  });

  test('sees the card of the own score before the score is known, above the board of everyone', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    giveBoard(async (search) => {
      if (!isOwn(search)) return boardPage(tiedTimes);
      await answered;
      return boardPage([...tiedTimes, better, ownRow], { own });
    });
    await renderChart('', { member: true });
    expect(await boardRows()).toHaveLength(4);
    const card = screen.getByRole('region', { name: 'Your score' });
    expect(card).toHaveAttribute('aria-busy', 'true');
    // The place of the gap to the own score.
    expect(await boardCells(8)).toEqual(['', '', '', '']);
    await checkAccessibility();
    answer();
    await waitFor(() => expect(card).toHaveTextContent('7 of 13'));
    expect(card).toHaveAttribute('aria-busy', 'false');
    expect(await boardRows()).toHaveLength(6);
  });

  test('without a score reads so in the card and in the places around', async () => {
    giveBoard((search) => boardPage(search.get('around') === 'me' ? [] : tiedTimes, { own: null }));
    await renderChart('?around=me', { member: true });
    expect(
      await screen.findByRole('heading', { name: 'You have no score on this chart yet.' }),
    ).toBeVisible();
    expect(await ownScore()).toHaveTextContent('You have no score on this chart yet.');
    await checkAccessibility();
  });

  test('without a score on the chosen platform reads that none matches', async () => {
    giveBoard((search) => boardPage(search.has('platform') ? [] : [ownRow], { own }));
    await renderChart('?around=me&platform=3', { member: true });
    await ownScore();
    expect(
      await screen.findByRole('heading', { name: 'No score matches this choice.' }),
    ).toBeVisible();
  });
});
