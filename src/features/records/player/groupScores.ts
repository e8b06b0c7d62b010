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

interface Listed {
  /** Where a score’s day comes from: the list is in this order. */
  dayOf: (postedAt: string) => string;
  /** The list goes on. */
  more: boolean;
}

/** A list in the order of its dates, by the day and, within a day, by the game; each in the order of its latest score. */
export function groupScores<Score extends PlayerScore>(
  scores: readonly Score[],
  { dayOf, more }: Listed,
): ScoreGroup<Score>[] {
  const groups = new Map<string, ScoreGroup<Score>>();
  let day = '';
  for (const score of scores) {
    const { game, postedAt } = score;
    day = postedAt === null ? '' : dayOf(postedAt);
    const key = `${day} ${game.id}`;
    const group = groups.get(key) ?? { key, day, game, scores: [], whole: true };
    group.scores.push(score);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, whole: !more || group.day !== day }));
}
