import { waitFor } from '@testing-library/react';
import { commentsApi } from '../../src/api/commentsApi';
import { membersApi } from '../../src/api/membersApi';
import type { AppStore } from '../../src/store/createStore';
import { createTestStore } from '../support/browser/createTestStore';
import { createFakeFetch } from '../support/browser/fakeFetch';
import { collection } from '../support/fixtures/collection';
import { comment } from '../support/fixtures/comments';

const ada = { '@id': '/api/members/ada', id: 7, username: 'ada', slug: 'ada', nbComment: 1 };
const { getComments, postComment, changeComment, removeComment } = commentsApi.endpoints;

/** A store that shows a member's page, and the requests it makes from then on. */
async function setUp(status = 200) {
  const { fetch, requests } = createFakeFetch(({ method, path }) => {
    if (method === 'DELETE') return new Response(null, { status: status === 200 ? 204 : status });
    if (method !== 'GET') return Response.json(comment(), { status });
    return Response.json(path.includes('comments') ? collection(path, [], 0) : ada);
  });
  const store = createTestStore({ extra: { fetch } });
  const { getMember, getMemberComments } = membersApi.endpoints;
  await store.dispatch(getMember.initiate('ada'));
  await store.dispatch(getMemberComments.initiate({ slug: 'ada', language: 'en' }));
  requests.length = 0;
  const reads = () => requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const settled = async () =>
    Promise.all(store.dispatch(commentsApi.util.getRunningQueriesThunk()));
  return { store, reads, settled };
}

test.each([
  [
    'posting',
    (store: AppStore) =>
      store.dispatch(postComment.initiate({ key: 'k', articleId: 5, content: '<p>Hi</p>' })),
  ],
  [
    'changing',
    (store: AppStore) =>
      store.dispatch(changeComment.initiate({ id: 1, articleId: 5, content: '<p>Hi</p>' })),
  ],
  [
    'deleting',
    (store: AppStore) => store.dispatch(removeComment.initiate({ id: 1, articleId: 5 })),
  ],
])('%s a comment refetches what a member page shows', async (_name, act) => {
  const { store, reads, settled } = await setUp();
  await act(store);
  await settled();
  expect(reads().toSorted()).toEqual([
    '/api/members/ada',
    expect.stringContaining('/api/members/ada/comments'),
  ]);
});

test('a rejected comment refetches nothing', async () => {
  const { store, reads, settled } = await setUp(422);
  await store.dispatch(postComment.initiate({ key: 'k', articleId: 5, content: '<p>Hi</p>' }));
  await settled();
  expect(reads()).toEqual([]);
});

/** A store that shows two comments of article 5; the network answers changes when told to. */
async function openList() {
  let settle: ((response: Response) => void) | undefined;
  const reads: string[] = [];
  const { fetch } = createFakeFetch(async ({ method, path }) => {
    if (method !== 'GET') return new Promise((resolve) => (settle = resolve));
    reads.push(path);
    // Refetches stay open, so that only the patches change the list.
    if (reads.length > 1) return new Promise(() => undefined);
    return Response.json(collection(path, [comment({ id: 1 }), comment({ id: 2 })], 2));
  });
  const store = createTestStore({ extra: { fetch } });
  const list = store.dispatch(getComments.initiate(5));
  await list;
  const shown = () => {
    const [page] = getComments.select(5)(store.getState()).data?.pages ?? [];
    return { total: page?.total, contents: page?.items.map(({ content }) => content) };
  };
  const answer = async (response: Response) => {
    await waitFor(() => expect(settle).toBeDefined());
    settle?.(response);
  };
  return { store, shown, reads, answer };
}

test('a change is shown at once, and undone if the server rejects it', async () => {
  const { store, shown, reads, answer } = await openList();
  const before = shown();
  const change = store.dispatch(
    changeComment.initiate({ id: 2, articleId: 5, content: '<p>New</p>' }),
  );
  expect(shown().contents?.[1]).toBe('<p>New</p>');
  await answer(Response.json({}, { status: 422 }));
  expect((await change).error).toMatchObject({ kind: 'http', status: 422 });
  expect(shown()).toEqual(before);
  expect(reads).toHaveLength(1);
});

test('a saved change shows the server’s text and refetches the list', async () => {
  const { store, shown, reads, answer } = await openList();
  const change = store.dispatch(
    changeComment.initiate({ id: 2, articleId: 5, content: '<p>New</p>' }),
  );
  await answer(Response.json(comment({ id: 2, content: '<p>Cleaned</p>' })));
  await change;
  expect(shown().contents?.[1]).toBe('<p>Cleaned</p>');
  await waitFor(() => expect(reads).toHaveLength(2));
});

test('a posted comment is first in the list before the list is refetched', async () => {
  const { store, shown, answer } = await openList();
  const post = store.dispatch(
    postComment.initiate({ key: 'k', articleId: 5, content: '<p>Hi</p>' }),
  );
  expect(shown().total).toBe(2);
  await answer(Response.json(comment({ id: 3, content: '<p>Hi</p>' }), { status: 201 }));
  await post;
  expect(shown()).toMatchObject({ total: 3 });
  expect(shown().contents?.[0]).toBe('<p>Hi</p>');
});

test.each([204, 404])(
  'a comment is dropped from the list when deleting returns %i',
  async (status) => {
    const { store, shown, answer } = await openList();
    const removal = store.dispatch(removeComment.initiate({ id: 1, articleId: 5 }));
    expect(shown().total).toBe(2);
    await answer(status === 204 ? new Response(null, { status }) : Response.json({}, { status }));
    expect(await removal).not.toHaveProperty('error');
    expect(shown()).toMatchObject({ total: 1 });
  },
);

test('a comment that could not be deleted stays in the list', async () => {
  const { store, shown, answer } = await openList();
  const removal = store.dispatch(removeComment.initiate({ id: 1, articleId: 5 }));
  await answer(Response.json({}, { status: 403 }));
  expect((await removal).error).toMatchObject({ status: 403 });
  expect(shown().total).toBe(2);
});
