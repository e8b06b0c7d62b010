import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ArticleText as Article } from '../../../api/wire/articleFromWire';
import { ArticleText } from './ArticleText';
import { ArticleProse } from '../../../components/articleProse/ArticleProse';
import { languageTags, type Language } from '../../../contract/languages';

interface ArticleBodyProps {
  article: Article;
  /** The text's language, if it differs from the reader's. */
  foreign: Language | undefined;
  /** Whether the document's policy allows the frames of video players. */
  frames?: boolean;
}

/** The article's text, with a note if it is in another language. */
export function ArticleBody({ article: { content }, foreign, frames = true }: ArticleBodyProps) {
  const { hash } = useLocation();
  const arrived = useRef(false);

  useLayoutEffect(() => {
    // The heading named by the URL's hash exists only now. Scroll once: the reader may scroll on.
    const id = hash.slice(1);
    if (!arrived.current && id !== '') document.getElementById(id)?.scrollIntoView();
    arrived.current = true;
  }, [hash]);

  const lang = foreign && languageTags[foreign];
  return (
    <ArticleText foreign={foreign} empty={content.trim() === ''}>
      <ArticleProse html={content} lang={lang} frames={frames} />
    </ArticleText>
  );
}
