import {
  cachesCleared,
  connectionLost,
  connectionRestored,
  displayModeDetected,
  installDeclined,
  installed,
  installOffered,
  installStarted,
  offlinePrepared,
  pwaSlice,
  storageEstimated,
  updateApplied,
  updateChecked,
  updateFailed,
  updateFound,
  updatePostponed,
  updateStarted,
} from '../../src/state/pwaSlice';

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
