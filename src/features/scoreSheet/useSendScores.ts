import { useState } from 'react';
import { asApiError, type ApiError } from '../../api/errors/apiError';
import { usePostScoresMutation } from '../../api/scoresApi';
import type { PostResult } from '../../api/wire/sheetFromWire';
import { limits } from '../../contract/limits';
import { selectMemberKey } from '../../state/memberKey';
import { entryQueued, selectIsOnline } from '../../state/pwaSlice';
import type { UnsentScore } from '../../state/unsentEntry';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { toRow } from './sheetRows';

export type Sent =
  /** What became of each row, by the id of its chart. */
  | { kind: 'answered'; results: ReadonlyMap<number, PostResult> }
  /** Queued until there is a connection, or until the site can take them. */
  | { kind: 'queued'; because: 'offline' | 'busy'; scores: readonly UnsentScore[] }
  | { kind: 'failed'; failure: ApiError | undefined };

/** Why rows are to be sent again later; undefined if the member must do something first. */
function reasonToWait(error: ApiError | undefined): 'offline' | 'busy' | undefined {
  if (error?.kind === 'network' || error?.kind === 'timeout') return 'offline';
  return error?.kind === 'http' && error.status === 429 ? 'busy' : undefined;
}

const batchesOf = (scores: readonly UnsentScore[]): UnsentScore[][] =>
  Array.from({ length: Math.ceil(scores.length / limits.scoresPerBatch) }, (_, index) =>
    scores.slice(index * limits.scoresPerBatch, (index + 1) * limits.scoresPerBatch),
  );

/** Sends rows of a sheet. Without a connection, or when the site is busy, they are queued, with the same keys. */
export function useSendScores(gameId: number) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectMemberKey);
  const online = useAppSelector(selectIsOnline);
  const [post] = usePostScoresMutation();
  const [sending, setSending] = useState(false);

  const queue = (scores: readonly UnsentScore[], because: 'offline' | 'busy'): Sent => {
    if (member === null) return { kind: 'failed', failure: undefined };
    for (const batch of batchesOf(scores))
      dispatch(
        entryQueued({
          kind: 'scores',
          key: crypto.randomUUID(),
          writtenAt: Date.now(),
          status: 'waiting',
          reason: '',
          member,
          gameId,
          scores: batch,
        }),
      );
    return { kind: 'queued', because, scores };
  };

  const sendAll = async (scores: readonly UnsentScore[]): Promise<Sent> => {
    const results = new Map<number, PostResult>();
    for (const batch of batchesOf(scores)) {
      const { data, error } = await post(batch.map(toRow));
      const failure = asApiError(error);
      const because = reasonToWait(failure);
      if (because) return queue(scores, because);
      if (!data) return { kind: 'failed', failure };
      const charts = new Map(batch.map(({ key, chart }) => [key, chart]));
      for (const result of data.results) {
        const chart = charts.get(result.key);
        if (chart !== undefined) results.set(chart, result);
      }
    }
    return { kind: 'answered', results };
  };

  const send = async (scores: readonly UnsentScore[]): Promise<Sent> => {
    if (!online) return queue(scores, 'offline');
    setSending(true);
    const sent = await sendAll(scores);
    setSending(false);
    return sent;
  };
  return { send, sending, online };
}
