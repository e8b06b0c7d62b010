import { Placeholder } from '../../../components/feedback/Placeholder';
import { ArticleCardFrame } from './ArticleCardFrame';

/** A card's skeleton with the same size, so that the layout does not shift. */
export function ArticleCardSkeleton({ lead = false }: { lead?: boolean }) {
  return (
    <ArticleCardFrame
      placeholder
      lead={lead}
      cover={
        <Placeholder
          shape="area"
          styles={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }}
        />
      }
      eyebrow={<Placeholder styles={{ width: '5rem' }} />}
      title={<Placeholder styles={{ width: '85%' }} />}
      excerpt={
        <div>
          <Placeholder />
          <Placeholder />
          <Placeholder styles={{ width: '60%' }} />
        </div>
      }
      meta={<Placeholder styles={{ width: '9rem' }} />}
    />
  );
}
