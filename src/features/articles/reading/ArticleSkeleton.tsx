import { useTranslation } from 'react-i18next';
import { LoadingTitle } from '../../../components/feedback/LoadingTitle';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import '../card/ArticleCard.css';
import '../ArticleCover.css';
import './reading.css';

/** An article's skeleton, at least as high as the viewport so that the footer stays out of view. */
export function ArticleSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" className="article-skeleton">
      <LoadingTitle />
      <div className="article-skeleton-head">
        <Placeholder className="article-skeleton-category" />
        <Text variant="h1" component="h1" tabIndex={-1} className="article-skeleton-heading">
          <VisuallyHidden component="span">{t('loading')}</VisuallyHidden>
          <Placeholder className="article-skeleton-heading-line" />
        </Text>
        <Text variant="subtitle1" component="div" className="article-skeleton-lead">
          <Placeholder />
          <Placeholder className="article-skeleton-last" />
        </Text>
        <div className="article-byline">
          <Placeholder className="article-skeleton-byline" />
        </div>
      </div>
      <div className="article-page-cover">
        <Placeholder shape="area" className="article-cover article-cover-page" />
      </div>
      <div className="article-skeleton-text">
        {Array.from({ length: 8 }, (_, index) => (
          <Placeholder
            key={index}
            {...(index % 4 === 3 ? { className: 'article-skeleton-last' } : {})}
          />
        ))}
      </div>
    </div>
  );
}
