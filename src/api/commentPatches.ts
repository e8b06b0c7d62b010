import type { InfiniteData } from '@reduxjs/toolkit/query/react';
import type { Page } from './wire/collection';
import type { Comment } from './wire/commentFromWire';

/** Changes a cached list of comments; for `updateQueryData`. */
type Recipe = (list: InfiniteData<Page<Comment>, number>) => void;

/** Prepends a posted comment, before the list is refetched. */
export const prependComment =
  (comment: Comment): Recipe =>
  ({ pages }) => {
    if (pages.some(({ items }) => items.some(({ id }) => id === comment.id))) return;
    pages[0]?.items.unshift(comment);
    for (const page of pages) page.total += 1;
  };

export const editComment =
  ({ id, content }: Pick<Comment, 'id' | 'content'>): Recipe =>
  ({ pages }) => {
    const comment = pages.flatMap(({ items }) => items).find((item) => item.id === id);
    if (comment) Object.assign(comment, { content, edited: true });
  };

export const dropComment =
  (id: number): Recipe =>
  ({ pages }) => {
    for (const page of pages) {
      page.items = page.items.filter((item) => item.id !== id);
      page.total = Math.max(0, page.total - 1);
    }
  };
