import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isDirty } from '../draft/draftState';
import { CopyTextButton } from './CopyTextButton';
import { RestoreArticleButton } from './RestoreArticleButton';
import { NewArticleOfTextButton } from './NewArticleOfTextButton';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** Explains why the article cannot be saved when a retry would not help, and offers ways to keep its text. */
export function SaveNotice({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const { phase, problem, stored, content, article } = draft;
  const waiting = !stored && (phase === 'failed' || phase === 'invalid');
  if (waiting) {
    return (
      <Alert severity="warning">
        <AlertTitle>{t('rescue.storageFull')}</AlertTitle>
        {t('rescue.storageFullText')}
        <Box sx={{ mt: 1.5 }}>
          <CopyTextButton content={content} />
        </Box>
      </Alert>
    );
  }
  if (phase !== 'stopped' || !problem || problem.kind === 'retry' || problem.kind === 'fields') {
    return null;
  }
  const { kind, text } = problem;
  return (
    <Alert severity="error">
      <AlertTitle>{t(`rescue.${kind}`)}</AlertTitle>
      {kind === 'refused' && text !== undefined ? `${text} ` : null}
      {isDirty(draft) ? (stored ? t('rescue.stored') : t('rescue.notStored')) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <CopyTextButton content={content} />
        {kind === 'trashed' ? <RestoreArticleButton draft={draft} /> : null}
        {kind === 'gone' || kind === 'trashed' ? (
          <NewArticleOfTextButton
            content={content}
            draftKey={article.id}
            variant={kind === 'gone' ? 'contained' : 'outlined'}
            onMade={() => draft.discard()}
          />
        ) : (
          <Button size="small" color="inherit" onClick={() => void draft.retry()}>
            {t('saving.retry')}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
