import { clsx } from 'clsx';
import { Icon } from '../../components/Icon';
import type { ArticleCategory } from '../../contract/articleFilters';
import './ArticleCover.css';
import { categoryIcon } from './categoryIcons';

interface CoverPlaceholderProps {
  category: ArticleCategory | null;
  ratio: 'card' | 'page';
}

/** A placeholder cover in the theme's colours, drawn for the article's category. */
export function CoverPlaceholder({ category, ratio }: CoverPlaceholderProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'article-cover article-cover-drawn',
        ratio === 'page' && 'article-cover-page',
      )}
    >
      <Icon path={categoryIcon(category)} />
    </div>
  );
}
