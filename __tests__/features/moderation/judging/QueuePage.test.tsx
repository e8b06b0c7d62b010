import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration, serveQueue } from '../../../support/browser/moderation';
import { problem } from '../../../support/fixtures/errors';
import { compared, grace, moderatedProof } from '../../../support/fixtures/moderation';
import { player } from '../../../support/fixtures/records';

const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const refused = (status: number, text: string) => () =>
  HttpResponse.json(problem(status, text), { status });

test('shows the picture beside the claim', async () => {
  serveQueue(
    moderatedProof(1, {
      comment: 'On the console.',
      first: compared(),
      sameEvidence: [
        {
          proofId: 77,
          scoreId: 770,
          player: player({ id: 61, username: 'noor', slug: 'noor' }),
          chart: moderatedProof(8).chart,
          values: [{ raw: 1, text: '1:18.00' }],
          state: 'refused',
        },
      ],
      earlierRefusal: { reason: 'unreadable', note: 'Too dark.', at: null, by: grace },
      needsSecond: true,
      lastProof: true,
    }),
  );
  await openModeration('/proofs/next');
  await heading('1:20.01');
  expect(screen.getByRole('img', { name: 'Proof: 1:20.01, Chart 1, by lin' })).toHaveAttribute(
    'src',
    // With the mark that keeps the service worker from storing it.
    '/proofs/proof-1.webp?proof',
  );
  expect(screen.getByText('4 accepted, 1 refused')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 of 13' })).toHaveAttribute('href', '/en/score/101');
  expect(screen.getByRole('link', { name: '1:19.00' })).toHaveAttribute('href', '/en/score/900');
  expect(screen.getByText('On the console.')).toBeVisible();
  expect(screen.getByText('Another player has used this picture before')).toBeVisible();
  expect(screen.getByRole('link', { name: '1:18.00, Chart 8, by noor' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs/77',
  );
  expect(screen.getByText('Too dark.')).toBeVisible();
  expect(screen.getByText(/needs two moderators/)).toBeVisible();
  expect(screen.getByText(/If you refuse this one, the time to prove it ends/)).toBeVisible();
  expect(screen.getByText('Kept for you for 30 more minutes')).toBeVisible();
  await checkAccessibility();
});

test('accepts, refuses and skips with keys, and goes on at once', async () => {
  const { decided, asked } = serveQueue(...[1, 2, 3, 4].map((id) => moderatedProof(id)));
  const { user } = await openModeration('/proofs/next?game=3');
  await heading('1:20.01');
  await user.keyboard('a');
  expect(await heading('1:20.02')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Accepted: 1:20.01, Chart 1, by lin');
  await user.keyboard('r');
  expect(screen.getByRole('radio', { name: /The score cannot be read/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Refuse' })).toHaveFocus();
  await user.keyboard('r3{Enter}');
  expect(await heading('1:20.03')).toHaveFocus();
  expect(decided).toEqual([{ id: 1, decision: 'accept', revision: 3 }]);
  await user.keyboard('s');
  expect(await heading('1:20.04')).toHaveFocus();
  await waitFor(() => expect(asked).toContain('release 3'));
  await user.keyboard('a');
  await waitFor(() =>
    expect(decided[1]).toEqual({ id: 2, decision: 'refuse', reason: 'otherChart', revision: 3 }),
  );
  expect(await heading('Nothing waits')).toHaveFocus();
  expect(asked.filter((one) => one.startsWith('next'))).toContain('next of 3');
  await user.click(screen.getByRole('button', { name: 'Look at them again' }));
  expect(await heading('1:20.03')).toHaveFocus();
});

test('takes the last decision back before it is sent', async () => {
  const { decided } = serveQueue(moderatedProof(1), moderatedProof(2));
  const { user } = await openModeration('/proofs/next');
  await heading('1:20.01');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await heading('1:20.02');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await heading('1:20.01')).toHaveFocus();
  expect(decided).toEqual([]);
  // What was shown meanwhile comes next.
  await user.keyboard('s');
  await heading('1:20.02');
});

test('needs a reason for a refusal, and sends the note', async () => {
  const { decided } = serveQueue(moderatedProof(1));
  const { user, unmount } = await openModeration('/proofs/next');
  await heading('1:20.01');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  const note = screen.getByRole('textbox', { name: 'Note (optional)' });
  await user.click(screen.getByRole('radio', { name: /Another reason/ }));
  await user.type(note, 'a 3 sure?');
  await checkAccessibility();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await heading('Nothing waits');
  // Leaving the moderation sends what is held.
  unmount();
  await waitFor(() =>
    expect(decided).toEqual([
      { id: 1, decision: 'refuse', reason: 'other', note: 'a 3 sure?', revision: 3 },
    ]),
  );
});

test('zooms, rotates and compares with keys', async () => {
  serveQueue(moderatedProof(1, { lastProved: compared() }));
  const { user } = await openModeration('/proofs/next');
  await heading('1:20.01');
  const image = () => screen.getByRole('img', { name: /lin$/ }).style.transform;
  await user.keyboard('+');
  expect(image()).toContain('scale(1.4)');
  expect(screen.getByText('140%')).toBeVisible();
  await user.keyboard('t');
  expect(image()).toContain('rotate(90deg)');
  await user.keyboard('0');
  expect(image()).toContain('rotate(0deg) scale(1)');
  await user.keyboard('c');
  expect(screen.getByRole('img', { name: 'Proof: 1:19.00, Chart 1, by mei' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility();
});

test('lists the keys, and turns them off', async () => {
  serveQueue(moderatedProof(1), moderatedProof(2));
  const { user } = await openModeration('/proofs/next');
  await heading('1:20.01');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Judge with the keyboard' });
  await checkAccessibility();
  // No key judges while the dialog is open.
  await user.keyboard('a');
  await user.click(within(dialog).getByRole('switch', { name: 'Judge with single keys' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('a');
  await heading('1:20.01');
  expect(localStorage.getItem('vgr:moderation-keys')).toBe('off');
});

test('says why a decision was not taken, and leads back to its proof', async () => {
  const { failNext } = serveQueue(moderatedProof(1), moderatedProof(2), moderatedProof(3));
  failNext(refused(409, 'The score has changed.'));
  failNext(refused(403, 'You do not judge this game.'));
  const { user } = await openModeration('/proofs/next');
  await heading('1:20.01');
  await user.keyboard('a');
  await heading('1:20.02');
  await user.keyboard('a');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not decided: 1:20.01, Chart 1, by lin. The score has changed.');
  expect(within(alert).getByRole('link', { name: 'Look at it' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs/1',
  );
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  await heading('1:20.03');
  await user.keyboard('a');
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not judge this game.');
});

test('keeps a decision without a connection, and sends it again', async () => {
  const { decided, failNext } = serveQueue(moderatedProof(1), moderatedProof(2));
  failNext(() => HttpResponse.error());
  const { user } = await openModeration('/proofs/next');
  await heading('1:20.01');
  await user.keyboard('a');
  await heading('1:20.02');
  await user.keyboard('a');
  expect(await screen.findByText(/The site cannot be reached/)).toBeVisible();
  await act(async () => globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(decided.map(({ id }) => id)).toContain(1));
  await waitFor(() => expect(screen.queryByText(/The site cannot be reached/)).toBeNull());
});

test('says that nothing waits', async () => {
  serveQueue();
  await openModeration('/proofs/next');
  await heading('Nothing waits');
  expect(screen.getByRole('link', { name: 'All queues' })).toHaveAttribute(
    'href',
    '/en/moderation',
  );
  await checkAccessibility();
});
