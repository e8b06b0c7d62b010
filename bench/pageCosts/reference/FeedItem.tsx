import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FeedArticle } from './feed';
import { articleLiked, useAppDispatch, useAppSelector } from './store';

const date = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', day: 'numeric' });

function LikeButton({ id, count }: { id: number; count: number }) {
  const dispatch = useAppDispatch();
  const liked = useAppSelector(({ session }) => session.liked.includes(id));
  return (
    <button
      type="button"
      className="like"
      aria-pressed={liked}
      onClick={() => dispatch(articleLiked(id))}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M12 21 4 13a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />
      </svg>
      {count + (liked ? 1 : 0)}
    </button>
  );
}

export const FeedItem = memo(function FeedItem({ article }: { article: FeedArticle }) {
  const { t } = useTranslation('articles');
  const profile = `/members/${article.author}`;
  return (
    <article className="item">
      <div className="meta">
        <Link to={profile}>
          <img src="/member.svg" alt={article.author} width="32" height="32" />
        </Link>
        <div>
          <Link to={profile}>{article.author}</Link>
          <time dateTime={article.publishedAt}>{date.format(new Date(article.publishedAt))}</time>
        </div>
        <LikeButton id={article.id} count={article.comments} />
      </div>
      <Link className="preview" to={`/articles/${article.id}`}>
        <h2>{article.title}</h2>
        <p>{article.excerpt}</p>
        <span>
          {t('card.comments', {
            count: article.comments,
            formatted: String(article.comments),
          })}
        </span>
        <ul className="tag-list">
          {article.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </Link>
    </article>
  );
});
