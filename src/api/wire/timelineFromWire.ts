import { playerFromWire, valueFromWire, type Player, type ScoreValue } from './boardFromWire';
import { listFromWire } from './gameFromWire';
import { countOrZero, dateOrNull, isRecord } from './typeGuards';

/** A change of the first place of a chart. */
export type TimelineStep = {
  /** Its number among the events of the chart. */
  sequence: number;
  at: string;
  /** Empty when no score was left. */
  values: ScoreValue[];
  player: Player | null;
};

export function stepFromWire(item: unknown): TimelineStep | undefined {
  if (!isRecord(item)) return undefined;
  const at = dateOrNull(item.at);
  return at === null
    ? undefined
    : {
        sequence: countOrZero(item.sequence),
        at,
        values: listFromWire(item.values, valueFromWire),
        player: playerFromWire(item.player) ?? null,
      };
}
