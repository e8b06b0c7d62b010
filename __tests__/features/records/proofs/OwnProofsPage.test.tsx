import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { Proof } from '../../../../src/contract/schemas/proofs';
import { OwnProofsPage } from '../../../../src/features/records/proofs/OwnProofsPage';
import { entryQueued } from '../../../../src/state/pwaSlice';
import { selectUnsent } from '../../../../src/store/unsent/selectUnsent';
import { offlineCopies } from '../../../../src/store/persistence/offlineCopies';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { proof, unsentProof } from '../../../support/fixtures/proofs';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

/** Gives the proofs of a state; returns the queries. */
function give(of: (state: string | null) => Proof[], next?: string): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  apiServer.use(
    http.get(`*${paths.ownProofs}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams);
      const page = {
        ...collection(paths.ownProofs, of(searchParams.get('state')), 1041),
        counts: { waiting: 40, accepted: 1000, refused: 1, over: 0 },
      };
      if (next === undefined || searchParams.has('after')) return HttpResponse.json(page);
      const view = { 'hydra:next': `${paths.ownProofs}?after=${next}` };
      return HttpResponse.json({ ...page, 'hydra:view': view });
    }),
  );
  return queries;
}

const setUp = (search = '') =>
  renderWithStore(<OwnProofsPage />, {
    at: `/en/my-proofs${search}`,
    extra: { offlineCopies: async () => offlineCopies },
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`No card of ${name}.`);
  return within(item);
};

test('shows each proof with its picture, its score, its state and its place in the queue', async () => {
  give(() => [proof(7)]);
  await setUp();
  const shown = await card('Chart 7');
  expect(shown.getByRole('img', { name: 'Picture that proves Chart 7: 1:20.00' })).toHaveAttribute(
    'src',
    '/media/pictures/7-480.webp?proof',
  );
  expect(shown.getByRole('link', { name: '1:20.00' })).toHaveAttribute('href', '/en/score/7');
  expect(shown.getByText('Under review')).toBeVisible();
  expect(shown.getByText('12th of 40, usually 3 days')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '1,041+ proofs' })).toBeVisible();
  expect(document.title).toBe('My proofs | Video Game Records');
  await checkAccessibility();
});

test('shows decisions with their reason and words, and a video as a link', async () => {
  give(() => [
    proof(7, {
      state: 'refused',
      scoreState: 'none',
      decidedAt: '2026-06-04T10:00:00.000Z',
      reason: 'unreadable',
      note: 'Too dark.',
      queue: null,
      picture: null,
      video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    }),
    proof(8, { state: 'accepted', scoreState: 'proved', queue: null }),
  ]);
  await setUp();
  const refused = await card('Chart 7');
  expect(refused.getByText('Refused')).toBeVisible();
  expect(refused.getByText('Decided Jun 4, 2026')).toBeVisible();
  expect(refused.getByText('The score cannot be read')).toBeVisible();
  expect(refused.getByText('Too dark.')).toBeVisible();
  expect(refused.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(refused.getByRole('button', { name: 'Send proof: Chart 7' })).toBeVisible();
  const accepted = await card('Chart 8');
  expect(accepted.queryByRole('button')).toBeNull();
});

test('limits the list to a state, which is in the URL', async () => {
  const queries = give((state) => (state === 'refused' ? [] : [proof(7)]));
  const { user, address } = await setUp();
  await card('Chart 7');
  const filters = within(screen.getByRole('navigation', { name: 'State' }));
  expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  expect(filters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Waiting (40)',
    'Accepted (1,000+)',
    'Refused (1)',
    'Over (0)',
  ]);
  await user.click(filters.getByRole('link', { name: 'Refused (1)' }));
  expect(await screen.findByText('No proof in this state.')).toBeVisible();
  expect(address()).toBe('/en/my-proofs?state=refused');
  expect(queries.at(-1)?.get('state')).toBe('refused');
  await checkAccessibility();
});

test('loads the next page, from where the first ends', async () => {
  let id = 7;
  const queries = give(() => [proof(id++)], 'c1');
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Load more proofs' }));
  await card('Chart 8');
  expect(queries[1]?.get('after')).toBe('c1');
});

test('takes a waiting proof back after a question', async () => {
  let taken = false;
  give(() =>
    taken ? [proof(7, { state: 'takenBack', scoreState: 'none', queue: null })] : [proof(7)],
  );
  apiServer.use(
    http.delete(`*${paths.proof(7)}`, () => {
      taken = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await setUp();
  await user.click((await card('Chart 7')).getByRole('button', { name: 'Take back: Chart 7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take back the proof of Chart 7?' });
  await checkAccessibility();
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await card('Chart 7')).getByText('Taken back')).toBeVisible();
});

test('says that a proof was decided meanwhile', async () => {
  give(() => [proof(7)]);
  apiServer.use(
    http.delete(`*${paths.proof(7)}`, () =>
      HttpResponse.json(problem(409, 'This proof is no longer waiting.'), { status: 409 }),
    ),
  );
  const { user } = await setUp();
  await user.click((await card('Chart 7')).getByRole('button', { name: 'Take back: Chart 7' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('no longer waiting');
});

test('answers a refusal, with words', async () => {
  const answers: unknown[] = [];
  give(() => [
    proof(7, {
      state: 'refused',
      scoreState: 'none',
      queue: null,
      mayAnswer: answers.length === 0,
    }),
  ]);
  apiServer.use(
    http.post(`*${paths.proofAnswer(7)}`, async ({ request }) => {
      answers.push(await request.json());
      return HttpResponse.json(proof(9), { status: 201 });
    }),
  );
  const { user } = await setUp();
  await user.click((await card('Chart 7')).getByRole('button', { name: 'Answer: Chart 7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer the refusal: Chart 7' });
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  const field = within(dialog).getByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveAccessibleDescription('Write your answer first.');
  expect(field).toHaveFocus();
  await user.type(field, 'The value is at the top.');
  await checkAccessibility();
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers).toEqual([{ comment: 'The value is at the top.' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull());
});

test('shows what waits on this device, and discards it', async () => {
  give(() => []);
  const { user, store } = await setUp();
  act(() => {
    store.dispatch(entryQueued(unsentProof('k1')));
    store.dispatch(entryQueued(unsentProof('k2', { member: 'somebody else' })));
  });
  const waiting = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(within(waiting).getByRole('link', { name: 'Rainbow Road' })).toHaveAttribute(
    'href',
    '/en/score/7',
  );
  expect(await screen.findByText('No proofs yet')).toBeVisible();
  await checkAccessibility();
  await user.click(within(waiting).getByRole('button', { name: 'Discard' }));
  expect(selectUnsent(store.getState()).map(({ key }) => key)).toEqual(['k2']);
});

test('shows the kept list when the server cannot be reached, and else why there is none', async () => {
  give(() => [proof(7)]);
  const first = await setUp();
  await card('Chart 7');
  first.unmount();
  apiServer.use(http.get(`*${paths.ownProofs}`, () => HttpResponse.error()));
  const second = await setUp();
  await card('Chart 7');
  second.unmount();
  localStorage.clear();
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your proofs could not be loaded');
});

test('opens the picture in full and zooms', async () => {
  give(() => [proof(7)]);
  const { user } = await setUp();
  await user.click(await screen.findByRole('link', { name: /^Picture that proves/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Picture that proves/ });
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/media/pictures/7-1920.webp?proof');
  await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
  await checkAccessibility();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
