import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { startUnsentReports } from '../../../src/features/support/startUnsentReports';
import { createI18n } from '../../../src/i18n/createI18n';
import { selectNotifications } from '../../../src/state/uiSlice';
import type { AppStore } from '../../../src/store/createStore';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { storeEntry } from '../../../src/store/unsent/unsentStorage';
import { apiServer } from '../../support/browser/apiServer';
import { createTestStore } from '../../support/browser/createTestStore';
import { unsentReport } from '../../support/fixtures/unsent';
import { installLocks } from '../../support/browser/installLocks';
import { installStorageEvents } from '../../support/browser/installStorageEvents';
import { loadTexts } from '../../support/browser/loadTexts';

installLocks();
installStorageEvents();

const receipt = {
  code: 'VGR-7K3F-9QXM',
  createdAt: '2026-11-20T12:00:00Z',
  expiresAt: '2027-02-18T12:00:00Z',
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function openTab() {
  const i18n = await createI18n({ language: 'en', resources: loadTexts('en') });
  const store = createTestStore();
  return {
    store,
    start: () => stops.push(startUnsentReports(store, i18n)),
  };
}

const noticesIn = (store: AppStore) =>
  selectNotifications(store.getState()).map(({ messageKey }) => messageKey);

const queueIsEmpty = async (...tabs: AppStore[]) =>
  waitFor(() =>
    expect([
      ...tabs.flatMap((tab) => selectUnsent(tab.getState())),
      ...storedKeys(storageKeys.unsent),
    ]).toEqual([]),
  );

test('sends a queued report from one tab only', async () => {
  let posts = 0;
  apiServer.use(
    http.post(`*${paths.supportCases}`, () => {
      posts += 1;
      return HttpResponse.json(receipt, { status: 201 });
    }),
  );
  storeEntry(unsentReport('r'));
  const tabs = await Promise.all([openTab(), openTab()]);
  for (const { start } of tabs) start();
  await queueIsEmpty(...tabs.map(({ store }) => store));
  await navigator.locks.request(`${storageKeys.unsent}report`, async () => undefined);
  expect(posts).toBe(1);
});

test('a report that the server rejects leaves the queue with a notice', async () => {
  apiServer.use(
    http.post(`*${paths.supportCases}`, () =>
      HttpResponse.json({ message: 'No.' }, { status: 422 }),
    ),
  );
  storeEntry(unsentReport('r'));
  const { store, start } = await openTab();
  start();
  await queueIsEmpty(store);
  await waitFor(() => expect(noticesIn(store)).toEqual(['support:failed']));
});

test('a member’s report is not sent by a guest', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  storeEntry(unsentReport('member’s', { member: '7' }));
  const { store, start } = await openTab();
  start();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(online).toHaveBeenCalled());
  await navigator.locks.request(`${storageKeys.unsent}report`, async () => undefined);
  expect(selectUnsent(store.getState())).toEqual([unsentReport('member’s', { member: '7' })]);
});
