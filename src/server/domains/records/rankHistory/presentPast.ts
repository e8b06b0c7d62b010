import { paths } from '../../../../contract/paths';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { PlayerStanding } from '../../../../contract/schemas/standings';
import { cups, medals } from '../playerRankings/rankings';
import { toPlayer, type PlayerRow } from '../players/playerRows';
import type { Place } from './findKeptPlaces';

const noNumbers = {
  points: 0,
  gamePoints: 0,
  medals: medals.map(() => 0),
  cups: cups.map(() => 0),
  nbScore: 0,
  nbProved: 0,
  badgePoints: 0,
  nbBadge: 0,
};
const numbersOf: Record<PlayerBoard, (counts: number[]) => Partial<typeof noNumbers>> = {
  points: ([points = 0]) => ({ points }),
  'game-points': ([gamePoints = 0]) => ({ gamePoints }),
  medals: (counts) => ({ medals: counts }),
  cups: (counts) => ({ cups: counts }),
  proofs: ([nbProved = 0]) => ({ nbProved }),
  badges: ([badgePoints = 0, nbBadge = 0]) => ({ badgePoints, nbBadge }),
};

interface PastPlace extends Place {
  board: PlayerBoard;
  /** How many players the ranking had. */
  of: number;
  /** Names and countries are those of today. */
  player: PlayerRow;
}

/** A player in a ranking of the past, with the numbers that it compared. */
export const presentPast = ({
  board,
  of,
  player,
  id,
  rank,
  counts,
}: PastPlace): PlayerStanding => ({
  '@id': `${paths.ranking(board)}#${id}`,
  '@type': 'Standing',
  rank,
  of,
  player: toPlayer(player),
  ...noNumbers,
  ...numbersOf[board](counts),
});
