import { mdiRestore } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { Icon } from '../../../components/Icon';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { useTrash } from '../trash/useTrash';

/** Takes the article in the editor out of the trash, and saves what was written meanwhile. */
export function RestoreArticleButton({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const button = useRef<HTMLButtonElement>(null);
  const { busy, failure, restore } = useTrash({
    onRestored: ({ appliedVersion, status, state, publishedAt }) => {
      const publication = { appliedVersion, status, state, publishedAt };
      draft.dispatch({ type: 'publicationReported', publication, article: draft.article });
      // The notice with this button is about to go.
      if (document.activeElement === button.current) document.querySelector('h1')?.focus();
      void draft.retry();
    },
  });
  return (
    <>
      <BusyButton
        ref={button}
        size="small"
        variant="contained"
        color="primary"
        busy={busy}
        startIcon={<Icon path={mdiRestore} />}
        onClick={() => restore(draft.article.id)}
      >
        {t('trash.restore')}
      </BusyButton>
      {failure === undefined ? null : (
        <Typography role="alert" variant="body2" sx={{ width: '100%' }}>
          {failure}
        </Typography>
      )}
    </>
  );
}
