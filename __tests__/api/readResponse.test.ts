import { isAction, type Action } from '@reduxjs/toolkit';
import { articlesApi } from '../../src/api/articlesApi';
import { unreadableResponse } from '../../src/api/errors/apiError';
import { secretArg } from '../../src/api/secretArgs';
import { usersApi } from '../../src/api/usersApi';
import { fetchedAtHeader } from '../../src/service-worker/protocol';
import { createTestStore } from '../support/browser/createTestStore';
import { article } from '../support/fixtures/articles';

const storeWith = (response: () => Response) =>
  createTestStore({ extra: { fetch: async () => response() } });

const { getArticle } = articlesApi.endpoints;
const query = { language: 'en', id: 7 } as const;

const read = async (headers: Record<string, string>) => {
  const store = storeWith(() => Response.json(article({ id: 7 }), { headers }));
  const { data } = await store.dispatch(getArticle.initiate(query));
  return data;
};

test('a response from the worker’s cache has its fetch time', async () => {
  const fetchedAt = '2026-03-01T12:00:00.000Z';
  expect(await read({ [fetchedAtHeader]: fetchedAt })).toMatchObject({ id: 7, keptAt: fetchedAt });
});

test('a fresh response has none', async () => {
  expect(await read({})).not.toHaveProperty('keptAt');
});

test('a body of the wrong shape is an ApiError, not an exception', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const store = storeWith(() => Response.json({ unexpected: true }));
  const { error } = await store.dispatch(getArticle.initiate(query));
  expect(error).toEqual(unreadableResponse);
  expect(consoleError).not.toHaveBeenCalled();
});

test('a response does not enter the store if the endpoint has no result', async () => {
  const store = storeWith(() => Response.json({ email: 'ada@records.example' }));
  const { changePassword } = usersApi.endpoints;
  const { data } = await store.dispatch(
    changePassword.initiate(secretArg({ currentPassword: 'old', newPassword: 'new' })),
  );
  expect(data).toBeNull();
});

test('actions contain facts about the response, but neither the request nor its secrets', async () => {
  const actions: Action[] = [];
  const store = createTestStore({
    extra: { fetch: async () => Response.json(null, { status: 201 }) },
    middleware: [
      () => (next) => (action) => {
        if (isAction(action)) actions.push(action);
        return next(action);
      },
    ],
  });
  const { changePassword } = usersApi.endpoints;
  await store.dispatch(
    changePassword.initiate(secretArg({ currentPassword: 'tulip-4711', newPassword: 'new' })),
  );
  const fulfilled = actions.find(({ type }) => type === 'api/executeMutation/fulfilled');
  expect(fulfilled).toMatchObject({
    meta: { baseQueryMeta: { fetchedAt: null } },
  });
  expect(JSON.stringify(actions)).not.toContain('tulip-4711');
});
