import { useEffect, useRef, useState } from 'react';
import { usePredictScoresMutation } from '../../api/scoresApi';
import type { PostResult } from '../../api/wire/sheetFromWire';
import { limits } from '../../contract/limits';
import type { UnsentScore } from '../../state/unsentEntry';
import { toRow } from './sheetRows';

/** Milliseconds without a change before the server is asked. */
const pause = 400;

/** What posting the rows would bring, by key, once the server has said it; asked for after a pause in typing. */
export function usePredictions(
  scores: readonly UnsentScore[],
  online: boolean,
): ReadonlyMap<string, PostResult> {
  const [predict] = usePredictScoresMutation();
  const [known, setKnown] = useState<ReadonlyMap<string, PostResult>>(new Map());
  const asked = useRef(new Set<string>());
  const waiting = scores.filter(({ key }) => !known.has(key)).slice(0, limits.scoresPerBatch);
  const wanted = waiting.map(({ key }) => key).join(' ');
  const latest = useRef(waiting);
  useEffect(() => {
    latest.current = waiting;
  });
  useEffect(() => {
    if (wanted === '' || !online) return undefined;
    const timer = globalThis.setTimeout(() => {
      const rows = latest.current.filter(({ key }) => !asked.current.has(key));
      if (rows.length === 0) return;
      for (const { key } of rows) asked.current.add(key);
      const ask = async () => {
        const { data } = await predict(rows.map(toRow));
        // Without an answer they may be asked again.
        if (!data) for (const { key } of rows) asked.current.delete(key);
        else
          setKnown(
            (before) => new Map([...before, ...data.results.map((one) => [one.key, one] as const)]),
          );
      };
      void ask();
    }, pause);
    return () => globalThis.clearTimeout(timer);
  }, [wanted, online, predict]);
  return known;
}
