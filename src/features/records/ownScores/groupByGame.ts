import type { PlayerScore } from '../../../api/wire/playerFromWire';

/** Scores by game, in order of the first score of each game. */
export function groupByGame(scores: readonly PlayerScore[]): PlayerScore[][] {
  const groups = new Map<number, PlayerScore[]>();
  for (const score of scores) {
    const { id } = score.game;
    groups.set(id, [...(groups.get(id) ?? []), score]);
  }
  return [...groups.values()];
}
