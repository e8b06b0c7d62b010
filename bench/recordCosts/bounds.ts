import type { ReadCost } from './measuredSite';
import { titleOf, type Read } from './reads';

/** Blocks that a read may take on the large site. */
const mostBuffers = 120;
/** How many times as many as on the small site a read with another bound may take. */
const mostRatio = 2;

/** By the beginning of their titles, reads with another bound: most of them find the place of each of their scores. */
const bounds: readonly [title: string, most: number][] = [
  // Reads all events of the chart until the day.
  ['/api/charts/{chart}/ranking?at=', Infinity],
  // Nothing counts the board of a platform and a country.
  ['/api/charts/{chart}/ranking?country=FR&platform=', 800],
  ['/api/charts/{chart}/ranking', 180],
  ['/api/scores/latest', 1000],
  // Looks at the latest 2,000 scores.
  ['/api/scores/records', 8000],
  ['/api/games/{playedGame}/charts', 800],
  ['/api/games/{playedGame}/sheet', 250],
  ['/api/groups/{playedGroup}/charts', 200],
  ['/api/players/{player}/scores', 1200],
  ['/api/players/{player}/compare', 1800],
  ['/api/players/{player}/ranks', 250],
  ['/api/players/{player}/games', 220],
  ['/api/me/scores', 3000],
  // Finds the places of a hundred charts of each of ten games.
  ['/api/me/unplayed_charts', 3000],
];

/** How the cost of a read on the large site breaks its bound; undefined if it does not. */
export function brokenBound(
  read: Read,
  { small, large }: { small: ReadCost; large: ReadCost },
): string | undefined {
  const title = titleOf(read);
  const [, most = mostBuffers] = bounds.find(([start]) => title.startsWith(start)) ?? [];
  if (large.buffers > most) return `${large.buffers} buffers, ${most} at most`;
  const ratio = large.buffers / small.buffers;
  if (large.buffers <= mostBuffers || most === Infinity || ratio <= mostRatio) return undefined;
  return `${ratio.toFixed(1)} times as many buffers, ${mostRatio} at most`;
}
