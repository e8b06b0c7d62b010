import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LateComponent } from '../../components/LateComponent';
import { createLatePart } from '../../components/latePart';
import { parseArticleKey } from '../../contract/routes';
import { ArticleMissing } from '../../features/articles/ArticleMissing';
import { ArticleView } from '../../features/articles/ArticleView';

const CommentSection = lazy(async () => {
  const module = await import(
    /* webpackChunkName: "comments" */ '../../features/comments/CommentSection'
  );
  return { default: module.CommentSection };
});

const saveArticle = createLatePart(async () => {
  const { SaveArticle } = await import(
    /* webpackChunkName: "pwa" */ '../../features/pwa/SaveArticle'
  );
  return SaveArticle;
});

const notSaved = createLatePart(async () => {
  const { NotSaved } = await import(/* webpackChunkName: "pwa" */ '../../features/pwa/NotSaved');
  return NotSaved;
});

/** Its height is kept free, so that nothing moves when it comes. */
function Saving({ id }: { id: number }) {
  return (
    <Box sx={{ minHeight: 40, mt: 1, '@media print': { display: 'none' } }}>
      <LateComponent part={saveArticle} props={{ id }} />
    </Box>
  );
}

export function ArticleDetailPage() {
  const { t } = useTranslation('errors');
  const { articleKey = '' } = useParams();
  const key = parseArticleKey(articleKey);
  return key?.kind === 'article' ? (
    // Another article begins anew: its own scroll, its own states.
    <ArticleView
      key={key.id}
      id={key.id}
      saving={<Saving id={key.id} />}
      unreachable={<LateComponent part={notSaved} props={{}} />}
      comments={
        <Suspense fallback={null}>
          <CommentSection articleId={key.id} />
        </Suspense>
      }
    />
  ) : (
    <ArticleMissing message={t('articleInvalidId')} />
  );
}
