import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { useGetMemberQuery } from '../../../../src/api/membersApi';
import { paths } from '../../../../src/contract/paths';
import { pinPaths } from '../../../../src/contract/pinPaths';
import type { PinnedScoresChange } from '../../../../src/contract/schemas/pins';
import { PinnedScores } from '../../../../src/features/records/pins/PinnedScores';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, publicMember, sessionReply } from '../../../support/fixtures/users';

const path = pinPaths.pinnedScores(11);

function give(ids: number[]) {
  const sent: PinnedScoresChange[] = [];
  let stored = ids;
  apiServer.use(
    http.get(`*${path}`, () =>
      HttpResponse.json(
        collection(
          path,
          stored.map((id) => playerScore(id, { rank: id })),
        ),
      ),
    ),
    http.put<never, PinnedScoresChange>(`*${pinPaths.ownPins}`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      stored = body.scores;
      return HttpResponse.json({ scores: stored });
    }),
  );
  return sent;
}

/** The page has loaded its member. */
function Page() {
  useGetMemberQuery('ada');
  return <PinnedScores player={11} count={3} />;
}

/** On the page of ada; the reader is ada or a guest. */
async function setUp({ own = false } = {}) {
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(publicMember({ id: ada.id, player: 11 })),
    ),
  );
  return renderWithStore(
    <Routes>
      <Route path="/en/members/:slug" element={<Page />} />
    </Routes>,
    {
      at: '/en/members/ada',
      ...(own && {
        preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
      }),
    },
  );
}

const section = async () => screen.findByRole('region', { name: 'Pinned scores' });

test('shows the pinned scores with their games, in their order', async () => {
  give([2, 1]);
  await setUp();
  await waitFor(async () => expect(await section()).toHaveAttribute('aria-busy', 'false'));
  const rows = within(await section()).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
    'Chart 2',
    'Chart 1',
  ]);
  expect(within(rows[0] ?? document.body).getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
  await checkAccessibility();
});

test('members put them in order and unpin some, by keyboard', async () => {
  const sent = give([1, 2, 3]);
  const { user } = await setUp({ own: true });
  await user.click(await screen.findByRole('button', { name: 'Change pinned scores' }));
  const down = await screen.findByRole('button', { name: 'Move “Chart 1” down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(down).toHaveFocus();
  expect(screen.getByText('Chart 1: place 2 of 3')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Unpin “Chart 2”' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Unpin “Chart 1”' })).toHaveFocus();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Save pinned scores' }));
  expect(await screen.findByRole('button', { name: 'Change pinned scores' })).toBeVisible();
  expect(sent).toEqual([{ scores: [1, 3], before: [1, 2, 3] }]);
  await waitFor(async () =>
    expect(within(await section()).getAllByRole('listitem')).toHaveLength(2),
  );
});

test('a refused change stays on the screen, and can be given up', async () => {
  give([1, 2]);
  apiServer.use(
    http.put(`*${pinPaths.ownPins}`, () =>
      HttpResponse.json(problem(409, 'They have changed.'), { status: 409 }),
    ),
  );
  const { user } = await setUp({ own: true });
  await user.click(await screen.findByRole('button', { name: 'Change pinned scores' }));
  await user.click(await screen.findByRole('button', { name: 'Unpin “Chart 1”' }));
  await user.click(screen.getByRole('button', { name: 'Save pinned scores' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('They have changed.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () =>
    expect(within(await section()).getAllByRole('listitem')).toHaveLength(2),
  );
});

test('offers to load them again', async () => {
  apiServer.use(http.get(`*${path}`, () => HttpResponse.json(problem(500, ''), { status: 500 })));
  const { user } = await setUp();
  const again = await screen.findByRole('button', { name: /again/i });
  give([1]);
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Chart 1' })).toBeVisible();
});
