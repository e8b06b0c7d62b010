import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { commentsApi } from '../../../src/api/commentsApi';
import { paths } from '../../../src/contract/paths';
import { keepDraft, readDraft } from '../../../src/features/comments/drafts';
import { startUnsentComments } from '../../../src/features/comments/startUnsentComments';
import { accountDeleted, loggedOut, sessionExpired } from '../../../src/state/authSlice';
import { entryQueued } from '../../../src/state/pwaSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import type { AppStore } from '../../../src/store/createStore';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { keepUnsent } from '../../../src/store/unsent/keepUnsent';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { storeEntry } from '../../../src/store/unsent/unsentStorage';
import { apiServer } from '../../support/browser/apiServer';
import { createTestStore } from '../../support/browser/createTestStore';
import { collection } from '../../support/fixtures/collection';
import { problem } from '../../support/fixtures/errors';
import { session } from '../../support/fixtures/session';
import { unsentComment } from '../../support/fixtures/unsent';
import { ada, sessionReply } from '../../support/fixtures/users';
import { commentServer } from '../../support/browser/handlers/comments';
import { installLocks } from '../../support/browser/installLocks';
import { installStorageEvents } from '../../support/browser/installStorageEvents';

const member = String(ada.id);
const lock = `${storageKeys.unsent}comment`;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

/** One tab of the site: tabs share the storage and receive its events. */
function openTab() {
  const { token } = sessionReply();
  const store = createTestStore({
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  stops.push(startUnsentComments(store));
  return store;
}

const unsentIn = (tabs: readonly AppStore[]) =>
  tabs.flatMap((tab) => selectUnsent(tab.getState())).map(({ key }) => key);

/** The queue is empty, in the storage and in each tab. */
const queueIsEmpty = async (...tabs: AppStore[]) =>
  waitFor(() => expect([unsentIn(tabs), storedKeys(storageKeys.unsent)]).toEqual([[], []]));

describe('with three tabs open', () => {
  installLocks();
  installStorageEvents();

  test('sends each comment once', async () => {
    const { handlers, posts } = commentServer([]);
    apiServer.use(...handlers);
    const tabs = [openTab(), openTab(), openTab()] as const;
    tabs[0].dispatch(entryQueued(unsentComment('first')));
    tabs[0].dispatch(entryQueued(unsentComment('second', { writtenAt: 2 })));
    await queueIsEmpty(...tabs);
    // A waiting tab acquires the lock after the one that sends.
    await navigator.locks.request(lock, async () => undefined);
    expect(posts.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  test('sends once what two tabs have queued at the same moment', async () => {
    const { handlers, posts } = commentServer([]);
    apiServer.use(...handlers);
    const tabs = [openTab(), openTab()] as const;
    tabs[0].dispatch(entryQueued(unsentComment('one')));
    tabs[1].dispatch(entryQueued(unsentComment('two', { writtenAt: 2 })));
    await queueIsEmpty(...tabs);
    await navigator.locks.request(lock, async () => undefined);
    expect(posts.map(({ key }) => key)).toEqual(['one', 'two']);
  });

  test('retries in one of them only', async () => {
    let failures = 0;
    const { handlers, posts } = commentServer([]);
    apiServer.use(...handlers);
    apiServer.use(
      http.post(`*${paths.comments}`, () => {
        failures += 1;
        return failures > 2 ? undefined : new HttpResponse(null, { status: 503 });
      }),
    );
    const tabs = [openTab(), openTab(), openTab()] as const;
    tabs[0].dispatch(entryQueued(unsentComment('late')));
    await waitFor(() => expect(failures).toBe(1));
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(failures).toBe(2));
    globalThis.dispatchEvent(new Event('online'));
    await queueIsEmpty(...tabs);
    await navigator.locks.request(lock, async () => undefined);
    expect(failures).toBe(3);
    expect(posts).toHaveLength(1);
  });
});

test('reads the storage under the lock, before the events of other tabs arrive', async () => {
  const { handlers, posts } = commentServer([]);
  apiServer.use(...handlers);
  storeEntry(unsentComment('sent elsewhere'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = openTab();
  expect(unsentIn([store])).toEqual(['sent elsewhere']);
  localStorage.removeItem(`${storageKeys.unsent}sent elsewhere`);
  online.mockReturnValue(true);
  store.dispatch(entryQueued(unsentComment('mine', { writtenAt: 2 })));
  await queueIsEmpty(store);
  expect(posts.map(({ key }) => key)).toEqual(['mine']);
});

test('sends comments without the Web Locks API', async () => {
  const { handlers, posts } = commentServer([]);
  apiServer.use(...handlers);
  const store = openTab();
  store.dispatch(entryQueued(unsentComment('only')));
  await queueIsEmpty(store);
  expect(posts).toHaveLength(1);
});

test('sends nothing of another member', async () => {
  const { handlers, posts } = commentServer([]);
  apiServer.use(...handlers);
  storeEntry(unsentComment('another’s', { member: 'another' }));
  const store = openTab();
  store.dispatch(entryQueued(unsentComment('mine', { writtenAt: 2 })));
  await waitFor(() => expect(unsentIn([store])).toEqual(['another’s']));
  expect(posts.map(({ key }) => key)).toEqual(['mine']);
  expect(storedKeys(storageKeys.unsent)).toEqual([`${storageKeys.unsent}another’s`]);
});

test('a comment that is discarded in another tab while it is sent does not return', async () => {
  let posts = 0;
  apiServer.use(
    http.post(`*${paths.comments}`, () => {
      posts += 1;
      localStorage.removeItem(`${storageKeys.unsent}gone`);
      return HttpResponse.json(problem(422, 'Not like this.'), { status: 422 });
    }),
  );
  const store = openTab();
  store.dispatch(entryQueued(unsentComment('gone')));
  await queueIsEmpty(store);
  expect(posts).toBe(1);
});

test('refetches an article’s comments after another tab has sent one', async () => {
  let reads = 0;
  apiServer.use(
    http.get(`*${paths.articleComments(1)}`, () => {
      reads += 1;
      return HttpResponse.json(collection(paths.articleComments(1), [], 0));
    }),
  );
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  storeEntry(unsentComment('k'));
  const store = openTab();
  await store.dispatch(commentsApi.endpoints.getComments.initiate(1));
  const key = `${storageKeys.unsent}k`;
  localStorage.removeItem(key);
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  await waitFor(() => expect(reads).toBe(2));
});

describe('when the member leaves', () => {
  const place = { member, articleId: 1 };

  /** A member with a draft and an unsent comment. */
  function writer() {
    keepDraft(place, '<p>begun</p>');
    storeEntry(unsentComment('k', { status: 'rejected', reason: 'No.' }));
    storeEntry(unsentComment('another’s', { member: 'another' }));
    const store = openTab();
    const told = () => selectNotifications(store.getState()).map(({ messageKey }) => messageKey);
    return { store, told };
  }

  test('logging out deletes drafts and unsent comments, with a notice', () => {
    const { store, told } = writer();
    store.dispatch(loggedOut());
    expect(readDraft(place)).toBe('');
    expect(unsentIn([store])).toEqual(['another’s']);
    expect(storedKeys(storageKeys.unsent)).toEqual([`${storageKeys.unsent}another’s`]);
    expect(told()).toEqual(['session:commentsDropped']);
  });

  test('deleting the account deletes them without a notice', () => {
    const { store, told } = writer();
    store.dispatch(accountDeleted());
    expect(readDraft(place)).toBe('');
    expect(unsentIn([store])).toEqual(['another’s']);
    expect(told()).not.toContain('session:commentsDropped');
  });

  test('an expired session keeps drafts and unsent comments', () => {
    const { store, told } = writer();
    store.dispatch(sessionExpired());
    expect(readDraft(place)).toBe('<p>begun</p>');
    expect(unsentIn([store])).toEqual(['k', 'another’s']);
    expect(storedKeys(storageKeys.unsent)).toHaveLength(2);
    expect(told()).not.toContain('session:commentsDropped');
  });
});

test('sends what was queued before the background work has started', async () => {
  const { handlers, posts } = commentServer([]);
  apiServer.use(...handlers);
  const store = createTestStore({
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
  keepUnsent(store);
  store.dispatch(entryQueued(unsentComment('early')));
  stops.push(startUnsentComments(store));
  await queueIsEmpty(store);
  expect(posts).toHaveLength(1);
});
