import type { ReadCost } from './measuredSite';
import { titleOf, type Read } from './reads';

/** Blocks that a read may take on the large site: those of 50 rows, which stand anywhere in a table, and of an index with a million entries. */
const mostBuffers = 150;
/** Those of a page of a ranking of players, also with the own standing. */
const rankingBuffers = 120;
/** How many times as many as on the small site a read may take. On a small site neighbours share blocks: cheap reads need not obey. */
const mostRatio = 2;
const cheap = 300;

/** By the beginning of their titles, reads with another bound: most of them find the place of each of their scores. */
const bounds: readonly (readonly [title: string, most: number, anyRatio?: true])[] = [
  // Reads all events of the chart until the day.
  ['/api/charts/{chart}/ranking?at=', Infinity, true],
  // Nothing counts the board of a platform and a country: a block of its index has some 140 scores.
  ['/api/charts/{chart}/ranking?country=FR&platform=', 900, true],
  // Adds up buckets, whose number is four times the root of that of the scores.
  ['/api/charts/{chart}/ranking', 250],
  ['/api/charts/{chart}/distribution', 300],
  ['/api/scores/{score}', 250],
  ['/api/scores/latest', 1000],
  // Looks at the latest 2,000 scores.
  ['/api/scores/records', 8500],
  ['/api/games/{playedGame}/charts', 900],
  ['/api/games/{playedGame}/sheet', 300],
  ['/api/groups/{playedGroup}/charts', 250],
  ['/api/players/{player}/scores', 1200],
  ['/api/players/{player}/compare', 2000],
  // Of each ranking.
  ['/api/players/{player}/ranks', 250],
  ['/api/players/{player}/explanation', 300],
  ['/api/players/{player}/games', 250],
  ['/api/players/{player}', 250],
  ['/api/me/scores', 3500],
  // Finds the places of the latest 20 scores and of what each needs for the next.
  ['/api/me/targets', 1500],
  // Finds the places of a hundred charts of each of ten games.
  ['/api/me/unplayed_charts', 3000],
  ...[
    'rankings',
    'games/{game}/ranking',
    'groups/{playedGroup}/ranking',
    'series/{series}/ranking',
    'platforms/{platform}/ranking',
  ].map((ranking) => [`/api/${ranking}`, rankingBuffers] as const),
];

/** How the cost of a read on the large site breaks its bound; undefined if it does not. */
export function brokenBound(
  read: Read,
  { small, large }: { small: ReadCost; large: ReadCost },
): string | undefined {
  const title = titleOf(read);
  const [, most = mostBuffers, anyRatio = false] =
    bounds.find(([start]) => title.startsWith(start)) ?? [];
  if (large.buffers > most) return `${large.buffers} buffers, ${most} at most`;
  const ratio = large.buffers / small.buffers;
  if (large.buffers <= cheap || anyRatio || ratio <= mostRatio) return undefined;
  return `${ratio.toFixed(1)} times as many buffers, ${mostRatio} at most`;
}
