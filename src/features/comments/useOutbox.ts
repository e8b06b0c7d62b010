import { useSyncExternalStore } from 'react';
import { outboxOf, outboxVersion, watchOutbox } from './outbox';

/** The member's unsent comments of an article, the newest first, as the list below them is ordered. */
export function useOutbox(member: string | null, articleId: number) {
  // Rendered, and so read, anew at each change.
  useSyncExternalStore(watchOutbox, outboxVersion);
  const items = member === null ? [] : outboxOf(member);
  return items.filter((item) => item.articleId === articleId).toReversed();
}
