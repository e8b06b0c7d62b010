import Box from '@mui/material/Box';
import { Suspense, useCallback, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../components/feedback/PartFailure';
import { parseArticleKey } from '../../contract/routes';
import { ArticleMissing } from '../../features/articles/reading/ArticleMissing';
import { ArticleView } from '../../features/articles/reading/ArticleView';
import { selectIsOnline } from '../../state/pwaSlice';
import { useAppSelector } from '../../store/hooks';

const commentSection = createLazyModule(async () => {
  const { CommentSection } = await import(
    /* webpackChunkName: "comments" */ '../../features/comments/CommentSection'
  );
  return CommentSection;
});

const saveArticle = createLazyModule(async () => {
  const { SaveArticle } = await import(
    /* webpackChunkName: "offline-article" */ '../../features/pwa/offline/SaveArticle'
  );
  return SaveArticle;
});

const notSaved = createLazyModule(async () => {
  const { NotSaved } = await import(
    /* webpackChunkName: "offline-article" */ '../../features/pwa/offline/NotSaved'
  );
  return NotSaved;
});

/** Reserves the height, so that nothing shifts when the button loads. */
function Saving({ id }: { id: number }) {
  return (
    <Box sx={{ minHeight: 40, mt: 1, '@media print': { display: 'none' } }}>
      <OptionalErrorBoundary>
        <LazyComponent part={saveArticle} props={{ id }} />
      </OptionalErrorBoundary>
    </Box>
  );
}

function CommentsFailure(props: ComponentProps<typeof PartFailure>) {
  return (
    <Box sx={{ maxWidth: '42rem', mt: { xs: 6, md: 8 }, '@media print': { display: 'none' } }}>
      <PartFailure {...props} />
    </Box>
  );
}

function Comments({ articleId }: { articleId: number }) {
  const [missing, setMissing] = useState(false);
  const onFailure = useCallback(() => setMissing(true), []);
  return (
    <LazyComponent
      part={commentSection}
      props={{ articleId }}
      wanted={!missing}
      onFailure={onFailure}
      fallback={missing ? <CommentsFailure missing onRetry={() => setMissing(false)} /> : null}
    />
  );
}

export function ArticleDetailPage() {
  const { t } = useTranslation('articlePages');
  const { articleKey = '' } = useParams();
  // The connection status comes from the store: a failure of this article's request alone does not mean offline.
  const online = useAppSelector(selectIsOnline);
  const key = parseArticleKey(articleKey);
  return key?.kind === 'article' ? (
    // The key resets state and scroll position for another article.
    <ArticleView
      key={key.id}
      id={key.id}
      saving={<Saving id={key.id} />}
      unreachable={online ? null : <LazyComponent part={notSaved} props={{}} />}
      comments={
        <OptionalErrorBoundary fallback={CommentsFailure}>
          <Suspense fallback={null}>
            <Comments articleId={key.id} />
          </Suspense>
        </OptionalErrorBoundary>
      }
    />
  ) : (
    <ArticleMissing message={t('failure.invalidId')} />
  );
}
