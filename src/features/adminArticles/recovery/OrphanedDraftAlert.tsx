import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/useFormats';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector } from '../../../store/hooks';
import { CopyTextButton } from './CopyTextButton';
import { articleDrafts } from '../draft/articleDrafts';
import { NewArticleOfTextButton } from './NewArticleOfTextButton';

/** Offers the local draft of an article that can no longer be opened. */
export function OrphanedDraftAlert({ id }: { id: number }) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const [kept, setKept] = useState(() => articleDrafts.read(member, id));
  if (!kept) return null;
  const forget = () => articleDrafts.forget(member, id);
  return (
    <Alert severity="warning">
      <AlertTitle>{t('local.title')}</AlertTitle>
      {t('local.text', { date: longDate(kept.at) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <CopyTextButton content={kept.content} />
        <NewArticleOfTextButton content={kept.content} draftKey={id} onMade={forget} />
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setKept(undefined);
            forget();
          }}
        >
          {t('local.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
