import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { articleMarkup } from '../../contract/allowedMarkup';
import { SafeHtml } from '../html/SafeHtml';
import { ArticleVideos } from './ArticleVideos';
import { prepareProse } from './prepareProse';
import './articleProse.css';

interface ArticleProseProps {
  html: string;
  /** BCP 47 tag, if the text is not in the page's language. */
  lang?: string | undefined;
  /** Whether headings get ids and links; off if the same text may appear twice on a page. */
  anchors?: boolean;
  /** Whether embedded videos can be played; off in documents that allow no frames. Their links remain. */
  frames?: boolean;
}

/** An article's text as readers see it. */
export function ArticleProse({ html, lang, anchors = true, frames = true }: ArticleProseProps) {
  const { t } = useTranslation('articlePages');
  const body = useRef<HTMLDivElement>(null);
  const table = t('detail.table');
  useLayoutEffect(() => {
    // After every render: SafeHtml may have replaced the text.
    if (body.current) prepareProse(body.current, { table, anchors });
  });
  return (
    <>
      <div ref={body}>
        <SafeHtml html={html} markup={articleMarkup} lang={lang} className="article-prose" />
      </div>
      {/* Placed after the text, so that its layout effect runs when the text is in the DOM. */}
      {html.includes('data-video') ? (
        <ArticleVideos key={html} root={body} frames={frames} />
      ) : null}
    </>
  );
}
