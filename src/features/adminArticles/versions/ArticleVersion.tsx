import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import type { AdminRevision } from '../../../contract/schemas/adminArticles';

interface ArticleVersionProps {
  version: AdminRevision;
  /** The version that readers will see at the scheduled time. */
  scheduled: number | undefined;
}

/** Says of a version who saved it when, and who sees it. */
export function ArticleVersion({ version: revision, scheduled }: ArticleVersionProps) {
  const { t } = useTranslation('adminArticles');
  const { nameOf, editedText } = useEditedText();
  const { number, version, kind, current, shown, savedAt, savedBy } = revision;
  const awaited = kind !== 'conflict' && version === scheduled;
  const kindLabel = awaited ? t('history.scheduled') : t(`history.kinds.${kind}`);
  return (
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
          {editedText(savedAt, nameOf(savedBy))}
        </Typography>
      }
    />
  );
}
