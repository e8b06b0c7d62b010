import { gamePoints } from '../ranking/gamePoints';
import type { Standing } from './countStandings';

interface Ranks {
  rank: number;
  medalRank: number;
  gamePoints: number;
}

/** Ranks 1, 2, 2, 4 by a text that is equal for equal players; `sorted` has the best first. */
function ranksOf(sorted: readonly Standing[], textOf: (standing: Standing) => string) {
  const ranks = new Map<string, { rank: number; tied: number }>();
  for (const [index, standing] of sorted.entries()) {
    const place = ranks.get(textOf(standing));
    if (place) place.tied += 1;
    else ranks.set(textOf(standing), { rank: index + 1, tied: 1 });
  }
  return ranks;
}

function compareMedals({ places }: Standing, other: Standing): number {
  for (const [index, count] of places.entries()) {
    const difference = (other.places[index] ?? 0) - count;
    if (difference !== 0) return difference;
  }
  return 0;
}

const pointsText = ({ chartPoints }: Standing) => String(chartPoints);
const medalsText = ({ places }: Standing) => places.join();

/** The ranks and game points of all players of a game, by player. */
export function rankStandings(standings: readonly Standing[]): Map<number, Ranks> {
  const byPoints = standings.toSorted((one, other) => other.chartPoints - one.chartPoints);
  const ranks = ranksOf(byPoints, pointsText);
  const medalRanks = ranksOf(standings.toSorted(compareMedals), medalsText);
  const scoring = [...ranks].filter(([points]) => points !== '0');
  const points = gamePoints(
    standings.length,
    scoring.map(([, { tied }]) => tied),
  );
  const pointsOf = new Map(scoring.map(([text], index) => [text, points[index] ?? 0]));
  return new Map(
    standings.map((standing) => [
      standing.playerId,
      {
        rank: ranks.get(pointsText(standing))?.rank ?? 0,
        medalRank: medalRanks.get(medalsText(standing))?.rank ?? 0,
        gamePoints: pointsOf.get(pointsText(standing)) ?? 0,
      },
    ]),
  );
}
