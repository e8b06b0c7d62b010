import type { ScoreState } from '../../contract/records/scoreStates';
import { idOf } from './articleFromWire';
import {
  countsFromWire,
  playerFromWire,
  stateFromWire,
  valueFromWire,
  type Player,
  type ScoreValue,
  type Standing,
} from './boardFromWire';
import { listFromWire, referenceFromWire, type Reference } from './gameFromWire';
import { countOrZero, dateOrNull, isRecord } from './typeGuards';

/** A player’s totals of all ranked games. */
export type PlayerTotals = Omit<Standing, 'rank' | 'player'> & {
  /** Whether the latest scores are not in them yet. */
  counting: boolean;
};

/** A score of a player with its chart. */
export type PlayerScore = {
  id: number;
  game: Reference;
  chart: Reference;
  /** Null for a score that does not rank. */
  rank: number | null;
  of: number;
  points: number;
  values: ScoreValue[];
  state: ScoreState;
  at: string | null;
};

/** A score of any player, as the list of the latest ones has it. */
export type LatestScore = Omit<PlayerScore, 'at'> & {
  player: Player;
  platform: Reference | null;
  postedAt: string | null;
};

export function totalsFromWire(item: unknown): PlayerTotals | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  return id === undefined
    ? undefined
    : {
        id,
        points: countOrZero(item.points),
        gamePoints: countOrZero(item.gamePoints),
        medals: countsFromWire(item.medals),
        cups: countsFromWire(item.cups),
        scores: countOrZero(item.nbScore),
        proved: countOrZero(item.nbProved),
        counting: item.counting === true,
      };
}

export function playerScoreFromWire(item: unknown): PlayerScore | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const game = referenceFromWire(item.game);
  const chart = referenceFromWire(item.chart);
  if (id === undefined || !game || !chart) return undefined;
  return {
    id,
    game,
    chart,
    rank: countOrZero(item.rank) || null,
    of: countOrZero(item.of),
    points: countOrZero(item.points),
    values: listFromWire(item.values, valueFromWire),
    state: stateFromWire(item.state),
    at: dateOrNull(item.achievedOn) ?? dateOrNull(item.changedAt),
  };
}

export function latestScoreFromWire(item: unknown): LatestScore | undefined {
  const listed = playerScoreFromWire(item);
  const player = isRecord(item) ? playerFromWire(item.player) : undefined;
  if (!listed || !player || !isRecord(item)) return undefined;
  const { at: _at, ...score } = listed;
  return {
    ...score,
    player,
    platform: referenceFromWire(item.platform) ?? null,
    postedAt: dateOrNull(item.changedAt),
  };
}
