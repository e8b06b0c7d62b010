import type { ReactNode } from 'react';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { coverSizes } from '../../../contract/coverSizes';
import { ArticleCover } from '../ArticleCover';
import { ArticleHeader } from './ArticleHeader';
import './reading.css';

interface ArticleLayoutProps {
  article: ArticleText;
  title: string;
  /** The language of title and text, if it differs from the page's. */
  lang: string | undefined;
  /** A note above the cover. */
  note?: ReactNode;
  body: ReactNode;
  information: ReactNode;
}

/** An article as it is read: header, cover, text, and what is known about it. */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { article, title, lang, note, body, information } = props;
  return (
    <article>
      <ArticleHeader article={article} title={title} lang={lang} />
      {note}
      <div className="article-page-cover">
        <ArticleCover
          article={article}
          lang={lang}
          sizes={coverSizes.article}
          loading="first"
          ratio="page"
        />
      </div>
      <div className="article-columns">
        {body}
        {information}
      </div>
    </article>
  );
}
