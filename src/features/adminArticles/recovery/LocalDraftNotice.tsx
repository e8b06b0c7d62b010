import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDraft } from '../../../admin-frame/drafts/createLocalDrafts';
import type { AdminArticle, AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector } from '../../../store/hooks';
import { articleDrafts } from '../draft/articleDrafts';
import type { ArticleDraft } from '../draft/useArticleDraft';

interface LocalDraftNoticeProps {
  draft: ArticleDraft;
  loaded: AdminArticle;
  /** Only for an article that is not on the server yet. */
  draftKey: string | undefined;
}

/** Offers to restore a local draft that the server does not have. */
export function LocalDraftNotice({ draft, loaded, draftKey }: LocalDraftNoticeProps) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const key = draftKey ?? loaded.id;
  const [kept, setKept] = useState(() => {
    const local = articleDrafts.read(member, key);
    const same = JSON.stringify(local?.content) === JSON.stringify(loaded.content);
    return same ? undefined : local;
  });
  if (!kept) return null;
  const recover = ({ content, base }: LocalDraft<AdminArticleContent>) => {
    if (base) draft.dispatch({ type: 'recovered', content, base });
    else draft.dispatch({ type: 'replaced', content });
    void draft.save();
  };
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
            recover(kept);
          }}
        >
          {t('local.use')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setKept(undefined);
            articleDrafts.forget(member, key);
          }}
        >
          {t('local.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
