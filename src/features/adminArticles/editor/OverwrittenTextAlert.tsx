import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListFormat } from './useListFormat';
import { fieldsAt } from '../draft/articleFields';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { useFieldLabel } from './useFieldLabel';

interface ReplacedNoticeProps {
  draft: ArticleDraft;
  onVersions: () => void;
}

/** Says who replaced the user's text, and where the replaced text can be found. */
export function OverwrittenTextAlert({ draft, onVersions }: ReplacedNoticeProps) {
  const { t } = useTranslation(['adminArticles', 'administration']);
  const list = useListFormat();
  const labelOf = useFieldLabel();
  const { replaced, dispatch } = draft;
  if (!replaced) return null;
  const close = () => dispatch({ type: 'noticeRead' });
  return (
    <Alert severity="info" onClose={close} sx={{ mb: 3 }}>
      <AlertTitle>
        {t('replaced.title', { name: replaced.by ?? t('administration:somebody') })}
      </AlertTitle>
      {t('replaced.text', { fields: list(fieldsAt(replaced.fields).map(labelOf)) })}
      <Box sx={{ mt: 1.5 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onVersions}>
          {t('history.open')}
        </Button>
      </Box>
    </Alert>
  );
}
