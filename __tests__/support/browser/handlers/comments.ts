import { http, HttpResponse } from 'msw';
import { limits } from '../../../../src/contract/limits';
import { paths } from '../../../../src/contract/paths';
import type { Comment, NewComment } from '../../../../src/contract/schemas/comments';
import { collection } from '../../fixtures/collection';
import { comment } from '../../fixtures/comments';

/** Comments as a server stores them, with every post it received; one for each test. */
export function commentServer(comments: Comment[]) {
  const posts: { key: string | null; content: string }[] = [];
  const removed: number[] = [];
  const byKey = new Map<string | null, Comment>();
  const handlers = [
    http.get('*/api/articles/:id/comments', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const size = limits.commentPageSize;
      return HttpResponse.json(
        collection(
          paths.articleComments(1),
          comments.slice((page - 1) * size, page * size),
          comments.length,
        ),
      );
    }),
    http.post<never, NewComment>(`*${paths.comments}`, async ({ request }) => {
      const key = request.headers.get('Idempotency-Key');
      const { content } = await request.json();
      posts.push({ key, content });
      const kept = byKey.get(key) ?? comment({ id: 100 + byKey.size, content });
      if (!byKey.has(key)) comments.unshift(kept);
      byKey.set(key, kept);
      return HttpResponse.json(kept, { status: 201 });
    }),
    http.put<{ id: string }, { content: string }>(
      '*/api/article_comments/:id',
      async ({ params, request }) => {
        const { content } = await request.json();
        const index = comments.findIndex(({ id }) => id === Number(params.id));
        const changed = comment({ ...comments[index], content, edited: true });
        comments[index] = changed;
        return HttpResponse.json(changed);
      },
    ),
    http.delete<{ id: string }>('*/api/article_comments/:id', ({ params }) => {
      removed.push(Number(params.id));
      comments.splice(
        comments.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { handlers, posts, removed };
}

/** There are no comments yet. */
export const commentHandlers = [
  http.get('*/api/articles/:id/comments', ({ params }) =>
    HttpResponse.json(collection(paths.articleComments(Number(params.id)), [], 0)),
  ),
];
