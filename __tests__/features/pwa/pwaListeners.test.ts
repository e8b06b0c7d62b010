import { startPwaListeners } from '../../../src/features/pwa/pwaListeners';
import { createI18n } from '../../../src/i18n/createI18n';
import {
  loggedIn,
  loggedOut,
  sessionChangedElsewhere,
  sessionExpired,
} from '../../../src/state/authSlice';
import { offlinePrepared } from '../../../src/state/pwaSlice';
import { createTestStore } from '../../support/browser/createTestStore';
import {
  FakeWorker,
  installServiceWorker,
  removeServiceWorker,
} from '../../support/browser/fakeServiceWorker';
import { loadTexts } from '../../support/browser/loadTexts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  removeServiceWorker();
});

const tokens = { token: 'a', refreshToken: 'b', tokenExpiration: null };

async function setUp() {
  const worker = new FakeWorker('activated');
  installServiceWorker().registration.active = worker;
  const i18n = await createI18n({ language: 'fr', resources: loadTexts('fr', 'ja') });
  const store = createTestStore();
  stop = startPwaListeners(store, i18n);
  const heard = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return worker.heard;
  };
  return { store, i18n, heard };
}

test.each([
  ['logs out', loggedOut()],
  ['is logged out', sessionExpired()],
  ['leaves in another tab', sessionChangedElsewhere(null)],
])('when a member %s, the worker deletes their data', async (_how, action) => {
  const { store, heard } = await setUp();
  store.dispatch(action);
  expect(await heard()).toEqual([{ type: 'PURGE_MEMBER' }]);
});

test('a session that continues deletes nothing', async () => {
  const { store, heard } = await setUp();
  store.dispatch(loggedIn({ ...tokens, user: null }));
  store.dispatch(sessionChangedElsewhere(tokens));
  expect(await heard()).toEqual([]);
});

test('the current language is prepared for offline use, and so is the next one', async () => {
  const { store, i18n, heard } = await setUp();
  store.dispatch(offlinePrepared());
  await i18n.changeLanguage('ja');
  expect(await heard()).toEqual([
    { type: 'PREPARE_LANGUAGE', language: 'fr' },
    { type: 'PREPARE_LANGUAGE', language: 'ja' },
  ]);
});
