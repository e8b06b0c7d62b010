import { http, HttpResponse } from 'msw';
import type { AdminArticlePresence } from '../../../../src/contract/schemas/adminArticles';

const address = '*/api/admin/articles/:id/presence';

/** No other editor has the article open; each test knows for itself whether it is published. */
export const presenceHandlers = [
  http.put<never, never, Omit<AdminArticlePresence, 'publication'>>(address, () =>
    HttpResponse.json({ editors: [], article: null }),
  ),
  http.delete(address, () => new HttpResponse(null, { status: 204 })),
];
