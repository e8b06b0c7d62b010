import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import type { ListedProof } from '../../../../src/contract/schemas/moderation';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openModeration } from '../../../support/browser/moderation';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { grace, listedProof } from '../../../support/fixtures/moderation';

function serveProofs(first: ListedProof[], second: ListedProof[] = []) {
  const asked: string[] = [];
  apiServer.use(
    http.get(`*${moderationPaths.proofs}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const page = collection(
        moderationPaths.proofs,
        searchParams.has('after') ? second : first,
        first.length + second.length,
      );
      const more = second.length > 0 && !searchParams.has('after');
      return HttpResponse.json({
        ...page,
        ...(more && {
          'hydra:view': { 'hydra:next': `${moderationPaths.proofs}?after=cursor` },
        }),
      });
    }),
  );
  return asked;
}

test('lists waiting proofs, and who looks at them', async () => {
  const asked = serveProofs([
    listedProof(1),
    listedProof(2, {
      claimedBy: grace,
      claimedUntil: new Date(Date.now() + 600_000).toISOString(),
    }),
  ]);
  await openModeration('/proofs');
  expect(await screen.findByRole('link', { name: '1:20.01 · Chart 1' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs/1',
  );
  expect(screen.getByText(/grace is looking at it/)).toBeVisible();
  expect(screen.getByText('2 proofs')).toBeVisible();
  expect(asked).toEqual(['state=waiting']);
  await checkAccessibility();
});

test('lists decided proofs of a game with who decided and why, and more on request', async () => {
  const decided = { decidedAt: '2025-06-03T10:00:00.000Z', decidedBy: grace };
  const asked = serveProofs(
    [listedProof(1, { ...decided, state: 'refused', reason: 'forged' })],
    [listedProof(2, { ...decided, state: 'refused', reason: 'other' })],
  );
  const { user } = await openModeration('/proofs?state=refused&game=3');
  expect(await screen.findByText('The proof was altered')).toBeVisible();
  expect(screen.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/en/members/grace');
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load more proofs' }));
  expect(await screen.findByText('Another reason')).toBeVisible();
  expect(asked).toEqual(['state=refused&game=3', 'state=refused&game=3&after=cursor']);
  const views = screen.getByRole('navigation', { name: 'Lists of proofs' });
  expect(within(views).getByRole('link', { name: 'Accepted' })).toHaveAttribute(
    'href',
    '/en/moderation/proofs?state=accepted&game=3',
  );
});

test('offers to reverse what is accepted', async () => {
  serveProofs([listedProof(1, { state: 'accepted' })]);
  await openModeration('/proofs?state=accepted');
  expect(
    await screen.findByRole('button', { name: 'Reverse: 1:20.01, Chart 1, by lin' }),
  ).toBeVisible();
  await checkAccessibility();
});

test('says that there are none, and why they could not be loaded', async () => {
  serveProofs([]);
  const { unmount } = await openModeration('/proofs?state=revoked&game=3');
  expect(await screen.findByRole('heading', { name: 'No proofs here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Of all games' })).toBeVisible();
  unmount();
  apiServer.use(
    http.get(`*${moderationPaths.proofs}`, () =>
      HttpResponse.json(problem(403, 'Not your game.'), { status: 403 }),
    ),
  );
  await openModeration('/proofs?game=4');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not your game.');
});
