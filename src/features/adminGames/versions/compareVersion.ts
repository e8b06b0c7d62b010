import { changedGameFields } from '../../../contract/gameFields';
import type { AdminGame, AdminGameContent } from '../../../contract/schemas/adminGames';
import { editedContent, withKnownIds } from '../draft/editedGame';
import { restoreConsequences } from './restoreConsequences';

/** What a version would change in the game; what the server keeps of a public game is left out. */
export function compareVersion(content: AdminGameContent, game: AdminGame) {
  const restored = editedContent(withKnownIds(content, game.content));
  const current = editedContent(game.content);
  const merged = new Set(
    game.charts.flatMap(({ id, mergedInto }) =>
      mergedInto === null ? [] : [`chart-${id}.status`],
    ),
  );
  const changes = changedGameFields(current, restored).filter(
    ({ path, before, after }) =>
      !merged.has(path) && !(game.publishedAt !== null && before === true && after === undefined),
  );
  // Removed rows have their names in the game only.
  const rows = { ...restored, groups: [...restored.groups, ...current.groups] };
  return { changes, rows, consequences: restoreConsequences(changes, game) };
}
