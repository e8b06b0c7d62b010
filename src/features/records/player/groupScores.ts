import type { PlayerScore } from '../../../api/wire/playerFromWire';

/** Scores of one game that were posted on one day. */
export interface ScoreGroup<Score> {
  key: string;
  /** Empty for scores without a date. */
  day: string;
  game: PlayerScore['game'];
  scores: Score[];
  /** False while the list may go on with further ones. */
  whole: boolean;
}

/**
 * A list in the order of its dates, by the day and, within a day, by the game; each in the order of its latest score. Days are those of UTC,
 * so that the server knows the groups too. The list goes on if there are `more`.
 */
export function groupScores<Score extends PlayerScore>(
  scores: readonly Score[],
  more: boolean,
): ScoreGroup<Score>[] {
  const groups = new Map<string, ScoreGroup<Score>>();
  let day = '';
  for (const score of scores) {
    const { game, postedAt } = score;
    day = postedAt?.slice(0, 10) ?? '';
    const key = `${day} ${game.id}`;
    const group = groups.get(key) ?? { key, day, game, scores: [], whole: true };
    group.scores.push(score);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, whole: !more || group.day !== day }));
}
