import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleAuthor, ArticleText } from '../../../api/wire/articleFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { readingMinutes } from './readingTime';
import './reading.css';

/** Links to the member's page if there is a slug; otherwise only the name. */
function Author({ author: { username, slug } }: { author: ArticleAuthor }) {
  const { memberPath } = useRoute();
  if (!slug) return username;
  return (
    <Link to={memberPath(slug)} className="text-link">
      {username}
    </Link>
  );
}

/** Author, date and reading time. Unknown facts are omitted. */
export function ArticleByline({ article }: { article: ArticleText }) {
  const { t } = useTranslation('articlePages');
  const { articleDate, count } = useFormats();
  const { language } = useRoute();
  const { author, publishedAt, content, locale } = article;
  const minutes = readingMinutes(content, locale ?? language);
  return (
    <div className="article-byline">
      {author ? (
        <span>
          <Author author={author} />
        </span>
      ) : null}
      {publishedAt ? <time dateTime={publishedAt}>{articleDate(publishedAt)}</time> : null}
      <span>{t('detail.minutes', { count: minutes, formatted: count(minutes) })}</span>
    </div>
  );
}
