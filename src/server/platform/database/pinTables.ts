/** A score that a member shows first. */
interface PinnedScoresTable {
  userId: number;
  scoreId: number;
  /** From 1 on. */
  position: number;
}

export interface PinTables {
  pinnedScores: PinnedScoresTable;
}
