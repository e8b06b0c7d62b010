import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector } from '../../../store/hooks';
import { forgetLocalDraft, readLocalDraft } from './localDraft';
import type { ArticleDraft } from './useArticleDraft';

/** Offers what this device kept and the server does not have. */
export function LocalDraftNotice({ draft, loaded }: { draft: ArticleDraft; loaded: AdminArticle }) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const [kept, setKept] = useState(() => {
    const local = readLocalDraft(member, loaded.id);
    const same = JSON.stringify(local?.content) === JSON.stringify(loaded.content);
    return same ? undefined : local;
  });
  if (!kept) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('local.title')}</AlertTitle>
      {t('local.text', { date: longDate(kept.at) })}
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => {
            setKept(undefined);
            void draft.replace(kept.content);
          }}
        >
          {t('local.use')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setKept(undefined);
            forgetLocalDraft(member, loaded.id);
          }}
        >
          {t('local.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
