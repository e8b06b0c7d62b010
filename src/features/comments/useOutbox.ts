import { useSyncExternalStore } from 'react';
import { outboxOf, outboxVersion, watchOutbox } from './outbox';

/** The member's unsent comments on an article, newest first as in the list below them. */
export function useOutbox(member: string | null, articleId: number) {
  // Rerenders, and so reads the outbox, on each change.
  useSyncExternalStore(watchOutbox, outboxVersion);
  const items = member === null ? [] : outboxOf(member);
  return items.filter((item) => item.articleId === articleId).toReversed();
}
