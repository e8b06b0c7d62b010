import { screen } from '@testing-library/react';
import { CommentItem } from '../../../src/features/comments/CommentItem';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';

const ofAda = { id: ada.id, username: ada.username, slug: ada.slug };
const ofGrace = { id: 12, username: 'grace', slug: 'grace' };

async function setUp(changes: { author: typeof ofAda; hidden?: boolean; roles?: string[] }) {
  const { author, hidden = false, roles = ['ROLE_USER'] } = changes;
  const comment = {
    id: 31,
    author,
    hidden,
    content: hidden && author !== ofAda ? '' : '<p>What was said</p>',
    createdAt: null,
    edited: false,
  };
  return renderWithStore(
    <ul>
      <CommentItem articleId={1} comment={comment} onNews={() => undefined} />
    </ul>,
    { preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada, roles } }) } },
  );
}

const report = () => screen.queryByRole('button', { name: 'Report: grace' });

test('offers to report the comment of another member, to administrators, too', async () => {
  const { unmount } = await setUp({ author: ofGrace });
  expect(report()).toBeVisible();
  await checkAccessibility();
  unmount();
  await setUp({ author: ofGrace, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  expect(await screen.findByRole('button', { name: 'Edit comment' })).toBeVisible();
  expect(report()).toBeVisible();
});

test('does not offer to report an own comment', async () => {
  await setUp({ author: ofAda });
  expect(await screen.findByRole('button', { name: 'Edit comment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});

test('says that a moderator has hidden a comment', async () => {
  await setUp({ author: ofGrace, hidden: true });
  expect(screen.getByText('Hidden by a moderator.')).toBeVisible();
  expect(report()).toBeNull();
});

test('shows its author a hidden comment, which can only be deleted', async () => {
  await setUp({ author: ofAda, hidden: true });
  expect(await screen.findByText(/only you see it/)).toBeVisible();
  expect(screen.getByText('What was said')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/en/notices');
  expect(screen.getByRole('button', { name: 'Delete comment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit comment' })).toBeNull();
  await checkAccessibility();
});
