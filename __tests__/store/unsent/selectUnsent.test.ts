import { loggedIn } from '../../../src/state/authSlice';
import { queueSynced } from '../../../src/state/pwaSlice';
import {
  selectUnsent,
  selectUnsentComments,
  selectUnsentReports,
} from '../../../src/store/unsent/selectUnsent';
import { createTestStore } from '../../support/browser/createTestStore';
import { unsentComment, unsentReport } from '../../support/fixtures/unsent';
import { encode } from '../../support/browser/storeActions';

const queue = [
  unsentComment('mine', { member: '7' }),
  unsentComment('another’s', { member: '77' }),
  unsentReport('my report', { member: '7' }),
  unsentReport('a guest’s report'),
];

function visit(member?: string) {
  const store = createTestStore();
  store.dispatch(queueSynced(queue));
  if (member !== undefined) {
    const token = encode({ sub: member, username: 'ada' });
    store.dispatch(loggedIn({ token, refreshToken: null, tokenExpiration: null, user: null }));
  }
  const state = store.getState();
  return [...selectUnsentComments(state), ...selectUnsentReports(state)].map(({ key }) => key);
}

test('members see their own entries only', () => {
  expect(visit('7')).toEqual(['mine', 'my report']);
  expect(visit('77')).toEqual(['another’s']);
});

test('guests see the reports of guests only', () => {
  expect(visit()).toEqual(['a guest’s report']);
});

test('a state from before the queue has no entries', () => {
  const { pwa, ...state } = createTestStore().getState();
  const { unsent: _unsent, ...older } = pwa;
  // As in a snapshot of an earlier release.
  expect(selectUnsent({ ...state, pwa: older } as never)).toEqual([]);
});
