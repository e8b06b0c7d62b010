import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import '../../../components/reading/card.css';
import './ArticleGrid.css';

interface ArticleGridProps {
  /**
   * `list`: as many columns as fit. `three`, `five`: as many cards in one or two full rows, the first card wider if that leaves no gap.
   */
  arrangement?: 'list' | 'three' | 'five';
  /** The cards are being fetched. */
  busy?: boolean;
  /** The cards are from the previous query: they are dimmed until the new ones arrive. */
  stale?: boolean;
  children: ReactNode;
}

/** A grid of cards. */
export function ArticleGrid(props: ArticleGridProps) {
  const { arrangement = 'list', busy, stale = false, children } = props;
  return (
    <div aria-busy={busy} className="article-grid">
      <div
        className={clsx(
          'card-grid article-grid-cards',
          `article-grid-${arrangement}`,
          stale && 'card-grid-stale',
        )}
      >
        {children}
      </div>
    </div>
  );
}
