import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AdminRevision } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';

interface VersionListProps {
  versions: readonly AdminRevision[];
  /** The version that readers will see at the scheduled time. */
  scheduled: number | undefined;
  chosen: AdminRevision | undefined;
  onChoose: (version: AdminRevision) => void;
}

/** The versions of an article, newest first. */
export function ArticleVersionList({ versions, scheduled, chosen, onChoose }: VersionListProps) {
  const { t } = useTranslation('adminArticles');
  return (
    <List
      dense
      disablePadding
      aria-label={t('history.title')}
      sx={{ maxHeight: { xs: '14rem', md: '65vh' }, overflowY: 'auto' }}
    >
      {versions.map((version) => (
        <Version
          key={version.id}
          version={version}
          scheduled={version.kind !== 'conflict' && version.version === scheduled}
          selected={version.id === chosen?.id}
          onChoose={() => onChoose(version)}
        />
      ))}
    </List>
  );
}

interface VersionProps {
  version: AdminRevision;
  scheduled: boolean;
  selected: boolean;
  onChoose: () => void;
}

function Version({ version, scheduled, selected, onChoose }: VersionProps) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const { number, kind, current, shown, savedAt, savedBy } = version;
  const name = savedBy?.username ?? t('history.somebody');
  const kindLabel = scheduled ? t('history.scheduled') : t(`history.kinds.${kind}`);
  return (
    <li>
      <ListItemButton selected={selected} aria-pressed={selected} onClick={onChoose}>
        <ListItemText
          disableTypography
          primary={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
              <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                {t('history.version', { number })}
              </Typography>
              {current ? <Chip size="small" color="primary" label={t('history.current')} /> : null}
              <Chip
                size="small"
                color={shown ? 'success' : 'default'}
                variant="outlined"
                label={shown ? t('history.shown') : kindLabel}
              />
            </Box>
          }
          secondary={
            <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {t('history.savedBy', { date: longDate(savedAt), name })}
            </Typography>
          }
        />
      </ListItemButton>
    </li>
  );
}
