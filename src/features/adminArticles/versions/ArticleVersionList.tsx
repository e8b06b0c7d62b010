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
  chosen: AdminRevision | undefined;
  onChoose: (version: AdminRevision) => void;
}

/** The versions of an article, newest first. */
export function ArticleVersionList({ versions, chosen, onChoose }: VersionListProps) {
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
          selected={version.id === chosen?.id}
          onChoose={() => onChoose(version)}
        />
      ))}
    </List>
  );
}

interface VersionProps {
  version: AdminRevision;
  selected: boolean;
  onChoose: () => void;
}

function Version({ version, selected, onChoose }: VersionProps) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const { number, kind, current, shown, savedAt, savedBy } = version;
  const name = savedBy?.username ?? t('history.somebody');
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
                label={shown ? t('history.shown') : t(`history.kinds.${kind}`)}
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
