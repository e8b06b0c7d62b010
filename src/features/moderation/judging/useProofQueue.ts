import { useEffect, useState, useSyncExternalStore } from 'react';
import { asApiError, unknownError } from '../../../api/errors/apiError';
import { moderationApi } from '../../../api/moderationApi';
import { useAppDispatch } from '../../../store/hooks';
import { useOutboxes } from '../decisions/DecisionsContext';
import { createProofQueue } from './createProofQueue';

const { takeNextProof, releaseProof } = moderationApi.endpoints;

/** The queue of a game, or of all games, while the page is open. */
export function useProofQueue(game: number | null) {
  const dispatch = useAppDispatch();
  const { proofs: outbox } = useOutboxes();
  const [queue] = useState(() =>
    createProofQueue({
      take: async ({ skip, keep }) => {
        const decided = outbox.getEntries().map(({ item }) => item.id);
        const request = { ...(game === null ? {} : { game }), skip, keep: [...keep, ...decided] };
        const { data, error } = await dispatch(takeNextProof.initiate(request));
        return data ?? { error: asApiError(error) ?? unknownError };
      },
      release: (id) => void dispatch(releaseProof.initiate(id)),
      prepare: ({ picture, lastProved }) => {
        for (const one of [picture, lastProved?.picture]) if (one) new Image().src = one.url;
      },
    }),
  );
  useEffect(() => {
    queue.next();
    return queue.stop;
  }, [queue]);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.getState) };
}
