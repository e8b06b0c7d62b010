import {
  cachesCleared,
  connectionLost,
  connectionRestored,
  displayModeDetected,
  entryQueued,
  entryRemoved,
  entryUpdated,
  installDeclined,
  installed,
  installOffered,
  installStarted,
  offlinePrepared,
  pwaSlice,
  queueSynced,
  storageEstimated,
  updateApplied,
  updateChecked,
  updateFailed,
  updateFound,
  updatePostponed,
  updateStarted,
} from '../../src/state/pwaSlice';
import { unsentComment, unsentReport } from '../support/fixtures/unsent';

const initial = pwaSlice.getInitialState();
const after = (...actions: Parameters<typeof pwaSlice.reducer>[1][]) =>
  actions.reduce((state, action) => pwaSlice.reducer(state, action), initial);

test.each([
  ['a new version waits', [updateFound()], { updateAvailable: true, needRefresh: true }],
  [
    'later: it still waits',
    [updateFound(), updatePostponed()],
    { updateAvailable: false, needRefresh: true },
  ],
  ['updated', [updateFound(), updateApplied()], { updateAvailable: false, needRefresh: false }],
  [
    'the new version takes over',
    [updateFound(), updateStarted()],
    { updateAvailable: true, needRefresh: true, updating: true },
  ],
  [
    'it did not: it may be asked again',
    [updateFound(), updateStarted(), updateFailed()],
    { updateAvailable: true, needRefresh: true, updating: false },
  ],
  ['asked for a new version', [updateChecked({ at: 7 })], { lastUpdateCheck: 7 }],
  ['ready for offline', [offlinePrepared()], { offlineReady: true }],
  [
    'caches cleared',
    [offlinePrepared(), storageEstimated({ usage: 1, quota: 2 }), cachesCleared()],
    { offlineReady: true, storage: null },
  ],
  ['installable', [installOffered()], { canInstall: true, isPWA: false }],
  ['installing', [installOffered(), installStarted()], { canInstall: true, installing: true }],
  [
    'declined: it may be asked again',
    [installOffered(), installStarted(), installDeclined()],
    { canInstall: true, installing: false, isPWA: false },
  ],
  [
    'installed',
    [installOffered(), installStarted(), installed()],
    { canInstall: false, installing: false, isPWA: true },
  ],
  ['opened in its own window', [displayModeDetected({ standalone: true })], { isPWA: true }],
  ['offline', [connectionLost()], { isOnline: false }],
  ['online again', [connectionLost(), connectionRestored()], { isOnline: true }],
])('%s', (_name, actions, expected) => {
  expect(after(...actions)).toEqual({ ...initial, ...expected });
});

describe('the queue of unsent work', () => {
  const [comment, report] = [unsentComment('c'), unsentReport('r')];
  const queue = (...actions: Parameters<typeof pwaSlice.reducer>[1][]) => after(...actions).unsent;

  test('holds entries in the order in which they were queued', () => {
    expect(queue(entryQueued(comment), entryQueued(report))).toEqual([comment, report]);
  });

  test('changes the status of one entry', () => {
    const rejected = entryUpdated({ key: 'c', status: 'rejected', reason: 'No.' });
    expect(queue(queueSynced([comment, report]), rejected)).toEqual([
      { ...comment, status: 'rejected', reason: 'No.' },
      report,
    ]);
  });

  test('does not restore an entry that was removed meanwhile', () => {
    const late = entryUpdated({ key: 'c', status: 'rejected', reason: 'No.' });
    expect(queue(entryQueued(comment), entryRemoved('c'), late)).toEqual([]);
  });

  test('removes one entry', () => {
    expect(queue(queueSynced([comment, report]), entryRemoved('c'))).toEqual([report]);
  });

  test('takes over what is stored', () => {
    expect(queue(entryQueued(comment), queueSynced([report]))).toEqual([report]);
  });
});
