import type { StandingChange } from '../../../api/wire/standingFromWire';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';

/** What changed of the numbers that a ranking compares; undefined for cups, which days do not keep. */
export function changesOf(change: StandingChange, board: PlayerBoard): number[] | undefined {
  return {
    points: [change.points],
    'game-points': [change.gamePoints],
    medals: change.medals,
    cups: undefined,
    proofs: [change.nbProved],
  }[board];
}
