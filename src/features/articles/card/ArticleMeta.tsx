import { mdiCommentOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import './ArticleCard.css';

/** The line below a card's text: date, author, number of comments. */
export function ArticleMeta({ article }: { article: ArticleOverview }) {
  const { t } = useTranslation('articles');
  const { articleDate, compactCount, count } = useFormats();
  const { publishedAt, author, nbComment } = article;
  return (
    <>
      <span className="article-card-byline">
        {publishedAt ? <time dateTime={publishedAt}>{articleDate(publishedAt)}</time> : null}
        {author ? <span>{author.username}</span> : null}
      </span>
      {nbComment > 0 ? (
        <span className="article-card-comments">
          <Icon path={mdiCommentOutline} fontSize="tiny" />
          <span aria-hidden="true">{compactCount(nbComment)}</span>
          <VisuallyHidden component="span">
            {t('card.comments', { count: nbComment, formatted: count(nbComment) })}
          </VisuallyHidden>
        </span>
      ) : null}
    </>
  );
}
