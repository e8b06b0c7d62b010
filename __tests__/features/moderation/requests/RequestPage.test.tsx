import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import type { ModeratedRequest, RequestDecision } from '../../../../src/contract/schemas/requests';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration } from '../../../support/browser/moderation';
import { boardOf } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { compared, grace } from '../../../support/fixtures/moderation';
import { player } from '../../../support/fixtures/records';
import { listedRequest, moderatedRequest, unusual } from '../../../support/fixtures/requests';

/** A server with these requests. @returns The decisions that it took, and a way to make the next one fail. */
function serve(...requests: ModeratedRequest[]) {
  let open = requests.filter(({ state }) => state === 'open');
  const decided: (RequestDecision & { id: number })[] = [];
  const failures: (() => Response)[] = [];
  apiServer.use(
    http.get(`*${moderationPaths.requests}`, () =>
      HttpResponse.json(
        boardOf(
          moderationPaths.requests,
          open.map(({ id, mayDecide }) => listedRequest(id, { mayDecide })),
        ),
      ),
    ),
    http.get<{ id: string }>(`*${moderationPaths.requests}/:id`, ({ params }) => {
      const request = requests.find(({ id }) => String(id) === params.id);
      return request
        ? HttpResponse.json(request)
        : HttpResponse.json(problem(404, 'Nothing there.'), { status: 404 });
    }),
    http.post<{ id: string }, RequestDecision>(
      `*${moderationPaths.requests}/:id/decision`,
      async ({ params, request }) => {
        const failure = failures.shift();
        if (failure) return failure();
        const id = Number(params.id);
        decided.push({ id, ...(await request.json()) });
        open = open.filter((one) => one.id !== id);
        return HttpResponse.json(requests.find((one) => one.id === id));
      },
    ),
  );
  return { decided, failNext: (response: () => Response) => failures.push(response) };
}

type Opened = Awaited<ReturnType<typeof openModeration>>;

/** Until it is known which request is next, a decision leads to the list. */
const nextIsKnown = async ({ store }: Opened) =>
  waitFor(() =>
    expect(Object.values(store.getState().api.queries)).toContainEqual(
      expect.objectContaining({ endpointName: 'getModeratedRequests', status: 'fulfilled' }),
    ),
  );

const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

test('shows who doubts a score and why, and what it is compared with', async () => {
  serve(
    moderatedRequest(1, {
      message: 'Ten seconds below the limit.',
      first: compared(),
      lastProved: compared({ scoreId: 901 }),
    }),
  );
  await openModeration('/requests/1');
  await heading('1:20.01');
  expect(screen.getByText('The value is not possible')).toBeVisible();
  expect(screen.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/en/members/grace');
  expect(screen.getByText('Ten seconds below the limit.')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 of 13' })).toHaveAttribute('href', '/en/score/101');
  expect(screen.getByText('Proof asked for')).toBeVisible();
  expect(screen.getByText('4 accepted, 1 refused')).toBeVisible();
  expect(screen.getByText('2 accepted, 3 refused')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '1:19.00' })).toHaveLength(2);
  expect(screen.getByText(/the player has 14 days to prove the score/)).toBeVisible();
  await checkAccessibility();
});

test('accepts with a key and goes on, and the decision can be undone', async () => {
  const { decided } = serve(moderatedRequest(1), moderatedRequest(2));
  const opened = await openModeration('/requests/1');
  const { user, address } = opened;
  await heading('1:20.01');
  await nextIsKnown(opened);
  await user.keyboard('a');
  await heading('1:20.02');
  expect(address()).toBe('/en/moderation/requests/2');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Request accepted: 1:20.01, Chart 1, by lin',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await heading('1:20.01');
  expect(address()).toBe('/en/moderation/requests/1');
  expect(decided).toEqual([]);
});

test('refuses with a reason and words by keyboard alone, and ends at the list', async () => {
  const { decided } = serve(moderatedRequest(1));
  const { user, address, unmount } = await openModeration('/requests/1');
  await heading('1:20.01');
  await user.keyboard('r');
  expect(await screen.findByRole('radio', { name: /The doubt was cleared up/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Refuse' })).toHaveFocus();
  await user.keyboard('r2');
  expect(screen.getByRole('radio', { name: /The doubt had no grounds/ })).toBeChecked();
  await user.tab();
  await user.keyboard('See the rules.');
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByRole('heading', { name: 'Requests to decide' })).toBeVisible();
  expect(address()).toBe('/en/moderation/requests');
  unmount();
  await waitFor(() =>
    expect(decided).toEqual([
      { id: 1, decision: 'refuse', reason: 'noGrounds', note: 'See the rules.', revision: 3 },
    ]),
  );
});

test('says that the site noticed a score, and that one that looks right needs no words', async () => {
  const { decided } = serve(moderatedRequest(1, unusual), moderatedRequest(2));
  const { user } = await openModeration('/requests/1');
  await heading('1:20.01');
  expect(screen.getByText('Noticed by the site')).toBeVisible();
  expect(screen.getByText(/by far more than the records of this chart/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for proof' })).toBeVisible();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Looks right' }));
  await heading('1:20.02');
  expect(screen.getByRole('status')).toHaveTextContent('Looks right: 1:20.01');
  // The last one can be undone until another one is decided.
  await user.keyboard('a');
  await waitFor(() =>
    expect(decided).toEqual([{ id: 1, decision: 'refuse', reason: 'explained', revision: 3 }]),
  );
});

test.each([
  ['an own score', { player: player({ id: 7, username: 'ada', slug: 'ada' }) }, /your own score/],
  [
    'an own request',
    { askedBy: { ...grace, id: 7, username: 'ada', slug: 'ada' } },
    /asked for this proof yourself/,
  ],
  ['another one', {}, 'You cannot decide this request.'],
])('offers no decision about %s, and says why', async (_what, changes, words) => {
  serve(moderatedRequest(1, { ...changes, mayDecide: false }), moderatedRequest(2));
  await openModeration('/requests/1');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Next request' })).toHaveAttribute(
      'href',
      '/en/moderation/requests/2',
    ),
  );
});

test('promises no time for a score of a deleted account that a rule demanded', async () => {
  serve(moderatedRequest(1, { ...unusual, grounds: 'proofRule' }));
  await openModeration('/requests/1');
  await heading('1:20.01');
  expect(screen.getByText(/the account is deleted/)).toBeVisible();
  expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
});

test('shows who decided and why', async () => {
  serve(
    moderatedRequest(1, {
      state: 'refused',
      mayDecide: false,
      decidedAt: '2026-06-03T10:00:00.000Z',
      decidedBy: { ...grace, username: 'hedy', slug: 'hedy' },
      reason: 'noGrounds',
      note: 'See the rules.',
    }),
  );
  await openModeration('/requests/1');
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getByRole('link', { name: 'hedy' })).toBeVisible();
  expect(screen.getByText('The doubt had no grounds')).toBeVisible();
  expect(screen.getByText('See the rules.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next request' })).toHaveAttribute(
    'href',
    '/en/moderation/requests',
  );
});

test('says who has decided in the meantime, with a link to the request', async () => {
  const { failNext } = serve(moderatedRequest(1), moderatedRequest(2));
  failNext(() => HttpResponse.json(problem(409, 'hedy has decided it.'), { status: 409 }));
  const opened = await openModeration('/requests/1');
  const { user } = opened;
  await heading('1:20.01');
  await nextIsKnown(opened);
  await user.keyboard('a');
  await heading('1:20.02');
  await user.keyboard('a');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not decided: 1:20.01, Chart 1, by lin. hedy has decided it.');
  expect(within(alert).getByRole('link', { name: 'Look at it' })).toHaveAttribute(
    'href',
    '/en/moderation/requests/1',
  );
});

test('lists its keys, without those of pictures', async () => {
  serve(moderatedRequest(1));
  const { user } = await openModeration('/requests/1');
  await heading('1:20.01');
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Judge with the keyboard' }));
  expect(dialog.getByText('Next request')).toBeVisible();
  expect(dialog.queryByText('Zoom')).toBeNull();
  await checkAccessibility();
});

test.each(['/requests/99', '/requests/x'])('says that there is no request at %s', async (at) => {
  serve();
  await openModeration(at);
  await heading('There is no such request');
  await checkAccessibility();
});
