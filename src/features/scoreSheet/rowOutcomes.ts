import type { PostResult, Sheet } from '../../api/wire/sheetFromWire';
import type { UnsentScores } from '../../state/unsentEntry';
import { chartsOf } from './sheetRows';
import type { Sent } from './useSendScores';

/** What became of the row that was sent last. */
export type RowOutcome =
  | {
      kind: 'posted';
      outcome: Exclude<PostResult['outcome'], 'refused'>;
      /** The id of the score, if it is known. */
      scoreId: number | null;
    }
  | { kind: 'waiting' }
  | { kind: 'rejected'; reason: string };

/** What became of the rows of a sheet, by chart: of those sent last, and of those that wait or were refused later. */
export function rowOutcomes(
  sheet: Sheet,
  sent: Sent | undefined,
  entries: readonly UnsentScores[],
): Map<number, RowOutcome> {
  const outcomes = new Map<number, RowOutcome>();
  if (sent?.kind === 'answered') {
    for (const [chart, { outcome, scoreId }] of sent.results)
      if (outcome !== 'refused') outcomes.set(chart, { kind: 'posted', outcome, scoreId });
  }
  if (sent?.kind === 'queued') {
    const own = new Map(chartsOf(sheet).map((chart) => [chart.id, chart.own?.values]));
    // Once they have left the queue, the sheet tells whether the server has them: they may have been discarded.
    for (const { chart, values } of sent.scores)
      if (values.every((value, index) => value === own.get(chart)?.[index]?.raw))
        outcomes.set(chart, { kind: 'posted', outcome: 'created', scoreId: null });
  }
  for (const { status, reason, scores } of entries)
    for (const { chart, refusal } of scores)
      outcomes.set(
        chart,
        status === 'rejected'
          ? { kind: 'rejected', reason: refusal || reason }
          : { kind: 'waiting' },
      );
  return outcomes;
}

/** The key of a text. */
export type WaitingReason = 'queued' | 'queuedBusy' | 'queuedUnreachable';

/** Why rows that were sent last still wait; undefined once they have left the queue. */
export function waitingReason(
  sent: Sent | undefined,
  outcomes: ReadonlyMap<number, RowOutcome>,
  online: boolean,
): WaitingReason | undefined {
  const waits = [...outcomes.values()].some(({ kind }) => kind === 'waiting');
  if (sent?.kind !== 'queued' || !waits) return undefined;
  if (!online) return 'queued';
  return sent.because === 'busy' ? 'queuedBusy' : 'queuedUnreachable';
}
