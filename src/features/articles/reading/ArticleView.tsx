import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError, isNotFound } from '../../../api/errors/apiError';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import type { Kept } from '../../../api/wire/collection';
import { useGetArticleQuery } from '../../../api/articlesApi';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { languageTags } from '../../../contract/languages';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleBody } from './ArticleBody';
import { ArticleFailure, ArticleMissing } from './ArticleMissing';
import { ArticleActions } from './ArticleActions';
import { ArticleInformation } from './ArticleInformation';
import { ArticleLayout } from './ArticleLayout';
import { ArticleSkeleton } from './ArticleSkeleton';
import { EditLink } from './EditLink';
import { foreignLanguage } from '../foreignText';
import { RelatedArticles } from '../sections/RelatedArticles';
import './reading.css';

/** Content that other features provide for an article page. */
interface ArticleSlots {
  comments: ReactNode;
  /** The control that saves the article for offline reading. */
  saving: ReactNode;
}

interface ArticleViewProps extends ArticleSlots {
  id: number;
  /** Replaces the article when the server cannot be reached. */
  unreachable: ReactNode;
}

/** One article, fetched by its id; the slug in the URL is not used. */
export function ArticleView({ id, unreachable, ...slots }: ArticleViewProps) {
  const { t } = useTranslation('articlePages');
  const { language } = useRoute();
  // `currentData`, not `data`: never show another article's text, or another language, at this URL.
  const { currentData, error, isError, refetch } = useGetArticleQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <Article article={currentData} {...slots} />;
  if (isNotFound(failure)) return <ArticleMissing message={t('failure.notFound')} />;
  if (failure) {
    return (
      <ArticleFailure failure={failure} onRetry={() => void refetch()}>
        {failure.kind === 'network' ? unreachable : null}
      </ArticleFailure>
    );
  }
  return <ArticleSkeleton />;
}

function Article({ article, comments, saving }: ArticleSlots & { article: ArticleText & Kept }) {
  const { t } = useTranslation('articles');
  const { language } = useRoute();
  useProperAddress('ArticleDetail', article);
  const foreign = foreignLanguage(article, language);
  const lang = foreign && languageTags[foreign];
  const title = article.title ?? t('card.untitled');
  return (
    <>
      <PageMetadata
        type="article"
        title={title}
        description={article.excerpt ?? undefined}
        image={article.pictureSources.at(-1)?.url ?? article.picture ?? undefined}
        writtenIn={article.availableLocales}
      />
      <ArticleLayout
        article={article}
        title={title}
        lang={lang}
        note={<LazyOfflineCopyAge keptAt={article.keptAt} />}
        body={<ArticleBody article={article} foreign={foreign} />}
        information={
          <OptionalErrorBoundary>
            <ArticleInformation
              article={article}
              actions={
                <ArticleActions article={article} title={title}>
                  <EditLink id={article.id} />
                </ArticleActions>
              }
              saving={saving}
            />
          </OptionalErrorBoundary>
        }
      />
      {comments}
      <div className="article-related">
        <OptionalErrorBoundary>
          <RelatedArticles id={article.id} />
        </OptionalErrorBoundary>
      </div>
    </>
  );
}
