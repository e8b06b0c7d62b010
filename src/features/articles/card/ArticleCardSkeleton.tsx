import { Placeholder } from '../../../components/feedback/Placeholder';
import { ArticleCardFrame } from './ArticleCardFrame';
import '../ArticleCover.css';
import './ArticleCard.css';

/** A card's skeleton with the same size, so that the layout does not shift. */
export function ArticleCardSkeleton({ lead = false }: { lead?: boolean }) {
  return (
    <ArticleCardFrame
      placeholder
      lead={lead}
      cover={<Placeholder shape="area" className="article-cover" />}
      eyebrow={<Placeholder className="article-skeleton-eyebrow" />}
      title={<Placeholder className="article-skeleton-title" />}
      excerpt={
        <div>
          <Placeholder />
          <Placeholder />
          <Placeholder className="article-skeleton-last" />
        </div>
      }
      meta={<Placeholder className="article-skeleton-meta" />}
    />
  );
}
