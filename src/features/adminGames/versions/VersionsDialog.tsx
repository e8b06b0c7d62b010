import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../../admin-frame/QueryAlert';
import type { AdminGameVersion } from '../../../contract/schemas/adminGames';
import { useFormats } from '../../../i18n/useFormats';
import { useGetGameVersionQuery, useGetGameVersionsQuery } from '../adminGamesApi';
import type { GameDraft } from '../draft/useGameDraft';
import { VersionChanges } from './VersionChanges';

/** The versions of a game: who saved what and when; one of them can be put back into the draft. */
export function VersionsDialog({ draft, onClose }: { draft: GameDraft; onClose: () => void }) {
  const { t } = useTranslation(['adminGames', 'common']);
  const id = useId();
  const { game } = draft;
  const query = useGetGameVersionsQuery(game.id, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<number>();
  const detail = useGetGameVersionQuery(
    { id: game.id, version: chosen ?? 0 },
    { skip: chosen === undefined },
  );
  const content = detail.currentData?.content;
  const versions = query.data;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('versions.open')}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>{t('versions.text')}</DialogContentText>
        <QueryAlert query={query} otherwise={t('versions.failed')} />
        <QueryAlert query={detail} otherwise={t('versions.failed')} />
        {query.isLoading ? <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} /> : null}
        {versions?.length === 0 ? <Alert severity="info">{t('versions.empty')}</Alert> : null}
        {versions && versions.length > 0 ? (
          <List dense aria-label={t('versions.open')}>
            {versions.map((one) => (
              <Version
                key={one.version}
                version={one}
                current={one.version === game.version}
                selected={one.version === chosen}
                onChoose={() => setChosen(one.version)}
              />
            ))}
          </List>
        ) : null}
        {content && chosen !== game.version ? (
          <Box aria-live="polite" sx={{ mt: 2 }}>
            <VersionChanges content={content} game={game} />
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button
          variant="contained"
          disabled={!content || chosen === game.version}
          onClick={() => {
            if (!content) return;
            draft.replace(content, chosen);
            onClose();
          }}
        >
          {t('versions.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionProps {
  version: AdminGameVersion;
  current: boolean;
  selected: boolean;
  onChoose: () => void;
}

function Version({ version, current, selected, onChoose }: VersionProps) {
  const { t } = useTranslation('adminGames');
  const { longDate } = useFormats();
  const { version: number, savedAt, savedBy, status, restoredFrom, nbGroup, nbChart } = version;
  const name = savedBy?.username ?? t('versions.somebody');
  const facts = [
    t(`statuses.${status}`),
    t('groupCount', { count: nbGroup }),
    t('chartCount', { count: nbChart }),
    restoredFrom === null ? undefined : t('versions.restoredFrom', { number: restoredFrom }),
  ].filter((fact) => fact !== undefined);
  return (
    <li>
      <ListItemButton selected={selected} aria-pressed={selected} onClick={onChoose}>
        <ListItemText
          primary={[t('versions.version', { number }), current ? t('versions.current') : undefined]
            .filter(Boolean)
            .join(' – ')}
          secondary={`${t('list.editedBy', { date: longDate(savedAt), name })} · ${facts.join(' · ')}`}
        />
      </ListItemButton>
    </li>
  );
}
