import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import { VersionsDialog } from '../../../admin-frame/drafts/VersionsDialog';
import type { AdminGameVersion } from '../../../contract/schemas/adminGames';
import { useGetGameVersionQuery, useGetGameVersionsQuery } from '../adminGamesApi';
import type { GameDraft } from '../draft/useGameDraft';
import { VersionChanges } from './VersionChanges';
import { compareVersion } from './compareVersion';

/** The versions of a game: who saved what and when; one of them can be put back into the draft. */
export function GameVersionsDialog({ draft, onClose }: { draft: GameDraft; onClose: () => void }) {
  const { t } = useTranslation('adminGames');
  const { game } = draft;
  const query = useGetGameVersionsQuery(game.id, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<AdminGameVersion>();
  const detail = useGetGameVersionQuery(
    { id: game.id, version: chosen?.version ?? 0 },
    { skip: !chosen },
  );
  const content = detail.currentData?.content;
  const other = chosen?.version === game.version ? undefined : content;
  const changes = useMemo(() => other && compareVersion(other, game), [other, game]);
  const restorable = changes?.consequences?.blocked ? undefined : other;
  return (
    <VersionsDialog
      texts={{
        title: t('versions.open'),
        lead: t('versions.text'),
        empty: t('versions.empty'),
        failed: t('versions.failed'),
        restore: t('versions.restore'),
      }}
      query={query}
      keyOf={({ version }) => version}
      renderVersion={(version) => (
        <Version version={version} current={version.version === game.version} />
      )}
      chosen={chosen}
      detail={detail}
      onChoose={setChosen}
      onRestore={
        restorable &&
        (() => {
          draft.replace(restorable, chosen?.version);
          onClose();
        })
      }
      onClose={onClose}
    >
      {changes ? (
        <Box aria-live="polite" sx={{ mt: 2 }}>
          <VersionChanges of={changes} />
        </Box>
      ) : null}
    </VersionsDialog>
  );
}

function Version({ version, current }: { version: AdminGameVersion; current: boolean }) {
  const { t } = useTranslation('adminGames');
  const { nameOf, editedText } = useEditedText();
  const { version: number, savedAt, savedBy, status, restoredFrom, nbGroup, nbChart } = version;
  const facts = [
    t(`statuses.${status}`),
    t('groupCount', { count: nbGroup }),
    t('chartCount', { count: nbChart }),
    restoredFrom === null ? undefined : t('versions.restoredFrom', { number: restoredFrom }),
  ].filter((fact) => fact !== undefined);
  return (
    <ListItemText
      primary={[t('versions.version', { number }), current ? t('versions.current') : undefined]
        .filter(Boolean)
        .join(' – ')}
      secondary={`${editedText(savedAt, nameOf(savedBy))} · ${facts.join(' · ')}`}
    />
  );
}
