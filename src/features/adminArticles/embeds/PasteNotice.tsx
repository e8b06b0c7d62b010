import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PasteLoss } from '../../../components/richText/pasteLosses';

interface PasteNoticeProps {
  losses: readonly PasteLoss[];
  onClose: () => void;
}

/** Says what was lost in the last paste. The live region is always mounted, or screen readers would miss it. */
export function PasteNotice({ losses, onClose }: PasteNoticeProps) {
  const { t } = useTranslation(['adminArticles', 'common']);
  return (
    <Box component="output" sx={{ display: 'block', '&:not(:empty)': { mb: 1.5 } }}>
      {losses.length > 0 ? (
        <Alert severity="info" role="none" onClose={onClose} closeText={t('common:close')}>
          {t('paste.lost', { names: losses.map((kind) => t(`paste.kinds.${kind}`)) })}
        </Alert>
      ) : null}
    </Box>
  );
}
