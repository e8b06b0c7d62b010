import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../components/feedback/PartFailure';
import { ArticleMissing } from '../../features/articles/reading/ArticleMissing';
import { ArticleView } from '../../features/articles/reading/ArticleView';
import { CommentSection } from '../../features/comments/CommentSection';
import { usePage } from '../../navigation/usePage';
import { selectIsOnline } from '../../state/pwaSlice';
import { useAppSelector } from '../../store/hooks';
import '../../features/comments/comments.css';

const saveArticle = createLazyModule(
  async () => {
    const { SaveArticle } = await import(
      /* webpackChunkName: "offline-article" */ '../../features/pwa/offline/SaveArticle'
    );
    return SaveArticle;
  },
  { plain: true },
);

const notSaved = createLazyModule(
  async () => {
    const { NotSaved } = await import(
      /* webpackChunkName: "offline-article" */ '../../features/pwa/offline/NotSaved'
    );
    return NotSaved;
  },
  { plain: true },
);

function Saving({ id }: { id: number }) {
  return (
    <OptionalErrorBoundary>
      <LazyComponent part={saveArticle} props={{ id }} />
    </OptionalErrorBoundary>
  );
}

function CommentsFailure(props: ComponentProps<typeof PartFailure>) {
  return (
    <div className="comments">
      <PartFailure {...props} />
    </div>
  );
}

export function ArticleDetailPage() {
  const { t } = useTranslation('articlePages');
  // The connection status comes from the store: a failure of this article's request alone does not mean offline.
  const online = useAppSelector(selectIsOnline);
  const id = usePage()?.id;
  return id !== undefined ? (
    // The key resets state and scroll position for another article.
    <ArticleView
      key={id}
      id={id}
      saving={<Saving id={id} />}
      unreachable={online ? null : <LazyComponent part={notSaved} props={{}} />}
      comments={
        <OptionalErrorBoundary fallback={CommentsFailure}>
          <CommentSection articleId={id} />
        </OptionalErrorBoundary>
      }
    />
  ) : (
    <ArticleMissing message={t('failure.invalidId')} />
  );
}
