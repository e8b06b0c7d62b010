import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import '../../../components/reading/card.css';
import './ArticleCard.css';

interface ArticleCardFrameProps {
  cover: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  excerpt: ReactNode;
  meta: ReactNode;
  /** For the first of the latest articles: picture beside the text, if there is room. */
  lead?: boolean | undefined;
  /** A skeleton for an article that is being fetched. */
  placeholder?: boolean | undefined;
}

/** The layout of a card. In a row of cards, and in a skeleton, each part has the height of its usual content. */
export function ArticleCardFrame(props: ArticleCardFrameProps) {
  const { cover, eyebrow, title, excerpt, meta, lead = false, placeholder = false } = props;
  const Card = placeholder ? 'div' : 'article';
  return (
    <Card
      aria-hidden={placeholder || undefined}
      className={clsx(
        'card-surface card article-card',
        lead && 'article-card-lead',
        placeholder ? 'article-card-placeholder' : 'article-card-lifted',
      )}
    >
      <div className="article-card-cover">{cover}</div>
      <div className="article-card-body">
        <div className="article-card-eyebrow">{eyebrow}</div>
        <div className="article-card-title">{title}</div>
        <div className="article-card-excerpt">{excerpt}</div>
        <div className="article-card-meta">{meta}</div>
      </div>
    </Card>
  );
}
