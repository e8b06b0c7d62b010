import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changedGameFields } from '../../../contract/gameFields';
import type { AdminGame, AdminGameContent } from '../../../contract/schemas/adminGames';
import { DifferenceList } from '../difference/DifferenceList';
import { editedContent, withKnownIds } from '../draft/editedGame';

/** What a version would change in the game; what the server keeps of a public game is left out. */
function changesBy(content: AdminGameContent, game: AdminGame) {
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
  return { changes, rows };
}

/** Says before a version is restored what differs from the game as it is now. */
export function VersionChanges({ content, game }: { content: AdminGameContent; game: AdminGame }) {
  const { t } = useTranslation('adminGames');
  const { changes, rows } = useMemo(() => changesBy(content, game), [content, game]);
  if (changes.length === 0) return <Alert severity="info">{t('versions.same')}</Alert>;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('versions.changes')}</AlertTitle>
      <DifferenceList changes={changes} content={rows} sides="versions" />
    </Alert>
  );
}
