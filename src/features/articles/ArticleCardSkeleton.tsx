import { Placeholder } from '../../components/Placeholder';
import { ArticleCardFrame } from './ArticleCardFrame';

/** A card's skeleton with the same size, so that the layout does not shift. */
export function ArticleCardSkeleton({ lead = false }: { lead?: boolean }) {
  return (
    <ArticleCardFrame
      placeholder
      lead={lead}
      cover={
        <Placeholder shape="area" look={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }} />
      }
      eyebrow={<Placeholder look={{ width: '5rem' }} />}
      title={<Placeholder look={{ width: '85%' }} />}
      excerpt={
        <div>
          <Placeholder />
          <Placeholder />
          <Placeholder look={{ width: '60%' }} />
        </div>
      }
      meta={<Placeholder look={{ width: '9rem' }} />}
    />
  );
}
