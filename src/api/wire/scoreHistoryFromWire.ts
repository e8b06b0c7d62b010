import { scoreEventKinds, type ScoreEventKind } from '../../contract/records/scoreStates';
import type { ScoreState } from '../../contract/records/scoreStates';
import { lastEventFromWire, stateFromWire, valueFromWire, type ScoreValue } from './boardFromWire';
import { listFromWire, referenceFromWire, type Reference } from './gameFromWire';
import { latestScoreFromWire, type LatestScore } from './playerFromWire';
import { countOrZero, dateOrNull, isRecord } from './typeGuards';

/** A score in full. */
export type ScoreDetails = Omit<LatestScore, 'postedAt'> & {
  group: Reference;
  /** How many scores share the place; one for a score that does not rank. */
  tied: number;
  achievedOn: string | null;
  /** When its values were posted. */
  changedAt: string | null;
  /** When the player’s first score on the chart was posted. */
  postedAt: string | null;
  lastEvent: number | null;
};

/** What a score was at a time. */
export type ScoreContent = {
  values: ScoreValue[];
  platform: Reference | null;
  achievedOn: string | null;
  state: ScoreState;
};

/** What happened to a score. */
export type ScoreChange = {
  /** Its number among the events of the chart. */
  sequence: number;
  kind: ScoreEventKind | 'other';
  at: string;
  /** Null if there was no score. */
  before: ScoreContent | null;
  after: ScoreContent;
};

export function scoreDetailsFromWire(item: unknown): ScoreDetails | undefined {
  const score = latestScoreFromWire(item);
  const group = isRecord(item) ? referenceFromWire(item.group) : undefined;
  if (!score || !group || !isRecord(item)) return undefined;
  return {
    ...score,
    group,
    tied: Math.max(1, countOrZero(item.tied)),
    achievedOn: dateOrNull(item.achievedOn),
    changedAt: score.postedAt,
    postedAt: dateOrNull(item.postedAt),
    lastEvent: lastEventFromWire(item),
  };
}

const contentFromWire = (item: Record<string, unknown>): ScoreContent => ({
  values: listFromWire(item.values, valueFromWire),
  platform: referenceFromWire(item.platform) ?? null,
  achievedOn: dateOrNull(item.achievedOn),
  state: stateFromWire(item.state),
});

export function scoreChangeFromWire(item: unknown): ScoreChange | undefined {
  if (!isRecord(item) || !isRecord(item.after)) return undefined;
  const at = dateOrNull(item.at);
  if (at === null) return undefined;
  return {
    sequence: countOrZero(item.sequence),
    kind: scoreEventKinds.find((kind) => kind === item.kind) ?? 'other',
    at,
    before: isRecord(item.before) ? contentFromWire(item.before) : null,
    after: contentFromWire(item.after),
  };
}
