import { gamePoints } from '../formulas/gamePoints';
import type { Standing } from './countStandings';

interface Won {
  gamePoints: number;
  /** The place by points, like a medal; null behind the third, and without points. */
  cup: number | null;
}

/** The game points and cups of all players of a game, by player. */
export function rankStandings(standings: readonly Standing[]): Map<number, Won> {
  const tied = new Map<number, number>();
  for (const { chartPoints } of standings)
    if (chartPoints > 0) tied.set(chartPoints, (tied.get(chartPoints) ?? 0) + 1);
  const ties = [...tied].toSorted(([one], [other]) => other - one);
  const points = gamePoints(
    standings.length,
    ties.map(([, count]) => count),
  );
  const won = new Map<number, Won>();
  let rank = 1;
  for (const [index, [chartPoints, count]] of ties.entries()) {
    const alone = rank === 1 && count === 1 && standings.length > 1;
    const cup = rank > 3 ? null : alone ? 0 : rank;
    won.set(chartPoints, { gamePoints: points[index] ?? 0, cup });
    rank += count;
  }
  return new Map(
    standings.map(({ playerId, chartPoints }) => [
      playerId,
      won.get(chartPoints) ?? { gamePoints: 0, cup: null },
    ]),
  );
}
