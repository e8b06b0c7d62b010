import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration, serveQueue } from '../../../support/browser/moderation';
import { problem } from '../../../support/fixtures/errors';
import { grace, moderatedProof } from '../../../support/fixtures/moderation';
import { player } from '../../../support/fixtures/records';

const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

test('takes the proof of its address, and goes on with the queue of its game', async () => {
  const { asked, decided } = serveQueue(moderatedProof(1), moderatedProof(2));
  const { user, address } = await openModeration('/proofs/1');
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await heading('1:20.02');
  expect(address()).toBe('/en/moderation/proofs/next?game=3');
  expect(asked).toContain('claim 1');
  expect(asked).not.toContain('release 1');
  await user.keyboard('u');
  await heading('1:20.01');
  expect(decided).toEqual([]);
});

test('gives a proof back that was only looked at', async () => {
  const { asked } = serveQueue(moderatedProof(1));
  const { unmount } = await openModeration('/proofs/1');
  await screen.findByRole('button', { name: 'Accept' });
  unmount();
  await waitFor(() => expect(asked).toContain('release 1'));
});

test('does not offer to judge an own proof', async () => {
  const own = player({ id: 11, username: 'ada', slug: 'ada' });
  const { asked } = serveQueue(moderatedProof(1, { player: own, mayDecide: false }));
  await openModeration('/proofs/1');
  expect(await screen.findByText(/This is your own proof/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next proof' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs/next?game=3',
  );
  expect(asked).toEqual([]);
  await checkAccessibility();
});

test('says that the second moderator must be another one', async () => {
  const ada = { ...grace, id: 7, username: 'ada', slug: 'ada' };
  serveQueue(moderatedProof(1, { needsSecond: true, secondedBy: ada, mayDecide: false }));
  await openModeration('/proofs/1');
  expect(await screen.findByText(/You have accepted it already/)).toBeVisible();
});

test('says that another moderator judges the answer to an own refusal', async () => {
  const by = { ...grace, id: 7, username: 'ada', slug: 'ada' };
  const earlierRefusal = { reason: 'unreadable', note: null, at: null, by } as const;
  serveQueue(moderatedProof(1, { earlierRefusal, mayDecide: false }));
  await openModeration('/proofs/1');
  expect(await screen.findByText(/You refused this proof/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('says who has the proof, and leads to the next one', async () => {
  serveQueue(moderatedProof(1));
  apiServer.use(
    http.post(`*${moderationPaths.proofClaim(1)}`, () =>
      HttpResponse.json(problem(409, 'Another moderator is looking at this proof.'), {
        status: 409,
      }),
    ),
  );
  await openModeration('/proofs/1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Another moderator is looking at this proof.',
  );
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next proof' })).toBeVisible();
});

test('shows a decision, and reverses an acceptance with a reason', async () => {
  const { decided } = serveQueue(
    moderatedProof(1, {
      state: 'accepted',
      mayDecide: false,
      decidedAt: '2025-06-03T10:00:00.000Z',
      decidedBy: grace,
    }),
  );
  const { user } = await openModeration('/proofs/1');
  expect(await screen.findByRole('link', { name: 'grace' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Reverse/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reverse the acceptance?' });
  await user.click(await within(dialog).findByRole('radio', { name: 'The proof was altered' }));
  await checkAccessibility();
  await user.click(within(dialog).getByRole('button', { name: 'Reverse' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decided).toEqual([{ id: 1, decision: 'revoke', reason: 'forged', revision: 3 }]);
});

test('keeps the reason when a reversal fails', async () => {
  const { failNext } = serveQueue(moderatedProof(1, { state: 'accepted', mayDecide: false }));
  failNext(() => HttpResponse.json(problem(409, 'It is reversed already.'), { status: 409 }));
  const { user } = await openModeration('/proofs/1');
  await user.click(await screen.findByRole('button', { name: /^Reverse/ }));
  const reason = await screen.findByRole('radio', { name: 'The proof was altered' });
  await user.click(reason);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reverse' }));
  expect(await screen.findByText('It is reversed already.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'The proof was altered' })).toBeChecked();
});

test.each(['/proofs/99', '/proofs/x'])('says that there is no proof at %s', async (at) => {
  serveQueue();
  await openModeration(at);
  await heading('There is no such proof');
  await checkAccessibility();
});
