import { http, HttpResponse } from 'msw';
import { articlesApi } from '../../../../src/api/articlesApi';
import { isRequestList } from '../../../../src/contract/snapshot/diagnosticsChecks';
import { paths } from '../../../../src/contract/paths';
import { failedRequests } from '../../../../src/features/support/snapshot/failedRequests';
import { apiServer } from '../../../support/browser/apiServer';
import { createTestStore } from '../../../support/browser/createTestStore';
import { problem } from '../../../support/fixtures/errors';

test('records method, pattern, status and duration of a failed request, without its URL', async () => {
  apiServer.use(
    http.get(`*${paths.article(4711)}`, () =>
      HttpResponse.json(problem(503, 'ada@records.example'), { status: 503 }),
    ),
    http.get(`*${paths.relatedArticles(4711)}`, () => HttpResponse.error()),
  );
  const store = createTestStore();
  const argument = { language: 'en', id: 4711 } as const;
  const { getArticle, getRelatedArticles } = articlesApi.endpoints;
  await store.dispatch(getArticle.initiate(argument));
  await store.dispatch(getRelatedArticles.initiate(argument));
  const failed = failedRequests(store.recording()?.entries ?? [], performance.now());
  expect(failed).toEqual([
    expect.objectContaining({
      method: 'GET',
      route: '/api/articles/{id}',
      status: 503,
      reason: 'http',
    }),
    expect.objectContaining({
      route: '/api/articles/{id}/related',
      status: 0,
      reason: 'network',
    }),
  ]);
  expect(isRequestList(failed)).toBe(true);
  expect(JSON.stringify(failed)).not.toMatch(/\/4711|ada/);
});
