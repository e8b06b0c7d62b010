import { changedGameFields, type GameFieldChange } from '../../../contract/gameFields';
import type { AdminGameContent } from '../../../contract/schemas/adminGames';
import { reapplyChanges } from '../draft/reapplyChanges';

interface Versions {
  /** What both were made from. */
  base: AdminGameContent;
  mine: AdminGameContent;
  theirs: AdminGameContent;
}

/** The changes of the other editor that are lost if mine are kept: the fields that both changed. */
export function findLostChanges({ base, mine, theirs }: Versions): GameFieldChange[] {
  const byThem = new Set(changedGameFields(base, theirs).map(({ path }) => path));
  const merged = reapplyChanges({ base, mine, theirs });
  return changedGameFields(merged, theirs).filter(({ path }) => byThem.has(path));
}
