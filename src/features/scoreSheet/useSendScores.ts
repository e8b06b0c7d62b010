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
  /** Queued until there is a connection. */
  | { kind: 'queued' }
  | { kind: 'failed'; failure: ApiError | undefined };

/** Whether the server may not have got the request, or its answer was lost. */
const isUnanswered = (error: ApiError | undefined) =>
  error?.kind === 'network' || error?.kind === 'timeout';

/** Sends rows of a sheet; without a connection they are queued, with the same keys. */
export function useSendScores(gameId: number) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectMemberKey);
  const online = useAppSelector(selectIsOnline);
  const [post] = usePostScoresMutation();
  const [sending, setSending] = useState(false);

  const queue = (scores: readonly UnsentScore[]): Sent => {
    if (member === null) return { kind: 'failed', failure: undefined };
    dispatch(
      entryQueued({
        kind: 'scores',
        key: crypto.randomUUID(),
        writtenAt: Date.now(),
        status: 'waiting',
        reason: '',
        member,
        gameId,
        scores: [...scores],
      }),
    );
    return { kind: 'queued' };
  };

  const sendAll = async (scores: readonly UnsentScore[]): Promise<Sent> => {
    const results = new Map<number, PostResult>();
    for (let from = 0; from < scores.length; from += limits.scoresPerBatch) {
      const batch = scores.slice(from, from + limits.scoresPerBatch);
      const { data, error } = await post(batch.map(toRow));
      const failure = asApiError(error);
      if (isUnanswered(failure)) return queue(scores);
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
    if (!online) return queue(scores);
    setSending(true);
    const sent = await sendAll(scores);
    setSending(false);
    return sent;
  };
  return { send, sending, online };
}
