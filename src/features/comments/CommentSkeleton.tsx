import { useTranslation } from 'react-i18next';
import { Placeholder } from '../../components/feedback/Placeholder';
import './comments.css';

export function CommentSkeleton() {
  const { t } = useTranslation('comments');
  return (
    <output aria-busy="true" aria-label={t('loading')} className="comment-skeleton">
      {[0, 1, 2].map((line) => (
        <div key={line}>
          <Placeholder shape="circle" className="comment-skeleton-avatar" />
          <div>
            <Placeholder className="comment-skeleton-name" />
            <Placeholder className="comment-skeleton-text" />
          </div>
        </div>
      ))}
    </output>
  );
}
