import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { commentsApi } from '../../../src/api/commentsApi';
import { paths } from '../../../src/contract/paths';
import { outboxOf, putInOutbox } from '../../../src/features/comments/outbox';
import { startOutbox } from '../../../src/features/comments/startOutbox';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { apiServer } from '../../support/apiServer';
import { createTestStore } from '../../support/createTestStore';
import { collection } from '../../support/fixtures/collection';
import { session } from '../../support/fixtures/session';
import { ada, sessionReply } from '../../support/fixtures/users';
import { commentServer } from '../../support/handlers/comments';
import { installLocks } from '../../support/installLocks';

const member = String(ada.id);
const item = (key: string) => ({
  key,
  articleId: 1,
  content: `<p>${key}</p>`,
  writtenAt: Date.now(),
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** One tab of the site: tabs share the storage and receive its events. */
function openTab() {
  const { token } = sessionReply();
  const store = createTestStore({
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  stops.push(startOutbox(store));
  return store;
}

describe('with three tabs open', () => {
  installLocks();

  test('sends each comment once', async () => {
    const { handlers, posts } = commentServer([]);
    apiServer.use(...handlers);
    for (let tab = 0; tab < 3; tab += 1) openTab();
    putInOutbox(member, item('first'));
    putInOutbox(member, item('second'));
    await waitFor(() => expect(outboxOf(member)).toEqual([]));
    // A waiting tab acquires the lock after the one that sends.
    await navigator.locks.request(storageKeys.outbox, async () => undefined);
    expect(posts.map(({ key }) => key)).toEqual(['first', 'second']);
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
    for (let tab = 0; tab < 3; tab += 1) openTab();
    putInOutbox(member, item('late'));
    await waitFor(() => expect(failures).toBe(1));
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(failures).toBe(2));
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(outboxOf(member)).toEqual([]));
    await navigator.locks.request(storageKeys.outbox, async () => undefined);
    expect(failures).toBe(3);
    expect(posts).toHaveLength(1);
  });
});

test('sends comments without the Web Locks API', async () => {
  const { handlers, posts } = commentServer([]);
  apiServer.use(...handlers);
  openTab();
  putInOutbox(member, item('only'));
  await waitFor(() => expect(outboxOf(member)).toEqual([]));
  expect(posts).toHaveLength(1);
});

test('refetches an article’s comments after another tab has sent one', async () => {
  let reads = 0;
  apiServer.use(
    http.get(`*${paths.articleComments(1)}`, () => {
      reads += 1;
      return HttpResponse.json(collection(paths.articleComments(1), [], 0));
    }),
  );
  const store = openTab();
  await store.dispatch(commentsApi.endpoints.getComments.initiate(1));
  const key = `${storageKeys.outbox}${member}:k`;
  globalThis.dispatchEvent(
    new StorageEvent('storage', { key, oldValue: JSON.stringify(item('k')), newValue: null }),
  );
  await waitFor(() => expect(reads).toBe(2));
});
