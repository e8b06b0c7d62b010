import type { PlayerChange } from '../../../api/wire/playerChangeFromWire';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';

/** What changed of the numbers that a ranking compares; undefined for cups and badges, which it leaves out. */
export function changesOf(change: PlayerChange, board: PlayerBoard): number[] | undefined {
  return {
    points: [change.points],
    'game-points': [change.gamePoints],
    medals: change.medals,
    cups: undefined,
    proofs: [change.proved],
    badges: undefined,
  }[board];
}
