import { useEffect } from 'react';
import { useGetModeratedRequestsInfiniteQuery } from '../../../api/moderatedRequestsApi';
import { useRoute } from '../../../navigation/useRoute';
import { useOutboxEntries, useOutboxes } from '../decisions/DecisionsContext';

/** The open requests without those whose decision is on its way, the oldest first; with the next page while `after` is the last one. */
export function useUndecided(game: number | null, after?: number) {
  const { language } = useRoute();
  const outbox = useOutboxes().requests;
  const entries = useOutboxEntries(outbox);
  const list = useGetModeratedRequestsInfiniteQuery({ language, state: 'open', game });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const requests = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const needsMore = after !== undefined && requests.at(-1)?.id === after;
  useEffect(() => {
    if (needsMore && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [needsMore, hasNextPage, isFetching, isError, fetchNextPage]);
  const decided = new Set(
    entries.flatMap(({ item, delivery }) => (delivery === 'failed' ? [] : [item.id])),
  );
  return {
    requests: requests.filter(({ id }) => !decided.has(id)),
    isLoading: list.isLoading,
  };
}
