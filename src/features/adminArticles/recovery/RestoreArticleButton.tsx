import { mdiRestore } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { useTrash } from '../trash/useTrash';

/** Takes the article in the editor out of the trash, and saves what was written meanwhile. */
export function RestoreArticleButton({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const { busy, failure, restore } = useTrash({
    onRestored: ({ appliedVersion, status, state, publishedAt }) => {
      const publication = { appliedVersion, status, state, publishedAt };
      draft.dispatch({ type: 'publicationReported', publication, article: draft.article });
      void draft.retry();
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="contained"
        color="primary"
        disabled={busy}
        startIcon={<Icon path={mdiRestore} />}
        onClick={() => restore(draft.article.id)}
      >
        {t('trash.restore')}
      </Button>
      {failure === undefined ? null : (
        <Typography role="alert" variant="body2" sx={{ width: '100%' }}>
          {failure}
        </Typography>
      )}
    </>
  );
}
