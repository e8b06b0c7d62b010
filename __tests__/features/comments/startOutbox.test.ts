import { keepDraft, readDraft } from '../../../src/features/comments/drafts';
import { outboxOf, putInOutbox } from '../../../src/features/comments/outbox';
import { startOutbox } from '../../../src/features/comments/startOutbox';
import { loggedOut, sessionExpired } from '../../../src/state/authSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import { createTestStore } from '../../support/createTestStore';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';

const member = String(ada.id);
const place = { member, articleId: 1 };

/** A member with a draft and an unsent comment. */
function writer() {
  const { token } = sessionReply();
  const store = createTestStore({
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  keepDraft(place, '<p>begun</p>');
  putInOutbox(member, { key: 'k', articleId: 1, content: '', writtenAt: 1, refusal: 'No.' });
  const stop = startOutbox(store);
  const told = () => selectNotifications(store.getState()).map(({ messageKey }) => messageKey);
  return { store, stop, told };
}

test('logging out deletes drafts and unsent comments, with a notice', () => {
  const { store, stop, told } = writer();
  store.dispatch(loggedOut());
  expect(readDraft(place)).toBe('');
  expect(outboxOf(member)).toEqual([]);
  expect(told()).toEqual(['session:commentsDropped']);
  stop();
});

test('an expired session keeps drafts and unsent comments', () => {
  const { store, stop, told } = writer();
  store.dispatch(sessionExpired());
  expect(readDraft(place)).toBe('<p>begun</p>');
  expect(outboxOf(member)).toHaveLength(1);
  expect(told()).not.toContain('session:commentsDropped');
  stop();
});
