import { commentsApi } from '../../src/api/commentsApi';
import { membersApi } from '../../src/api/membersApi';
import { secretArg } from '../../src/api/secretArgs';
import type { AppStore } from '../../src/store/createStore';
import { createTestStore } from '../support/createTestStore';
import { createFakeFetch } from '../support/fakeFetch';
import { collection } from '../support/fixtures/collection';
import { comment } from '../support/fixtures/comments';

const ada = { '@id': '/api/members/ada', id: 7, username: 'ada', slug: 'ada', nbComment: 1 };
const { postComment, changeComment, removeComment } = commentsApi.endpoints;

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
      store.dispatch(
        postComment.initiate(secretArg({ key: 'k', articleId: 5, content: '<p>Hi</p>' })),
      ),
  ],
  [
    'changing',
    (store: AppStore) =>
      store.dispatch(
        changeComment.initiate(secretArg({ id: 1, articleId: 5, content: '<p>Hi</p>' })),
      ),
  ],
  [
    'deleting',
    (store: AppStore) => store.dispatch(removeComment.initiate(secretArg({ id: 1, articleId: 5 }))),
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
  await store.dispatch(
    postComment.initiate(secretArg({ key: 'k', articleId: 5, content: '<p>Hi</p>' })),
  );
  await settled();
  expect(reads()).toEqual([]);
});
