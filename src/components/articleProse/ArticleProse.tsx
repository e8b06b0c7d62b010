import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { articleMarkup } from '../../contract/allowedMarkup';
import { SafeHtml } from '../SafeHtml';
import { ArticleVideos } from './ArticleVideos';
import { prepareProse } from './prepareProse';
import { proseStyles } from './proseStyles';

interface ArticleProseProps {
  html: string;
  /** BCP 47 tag, where the text is in another language than the page. */
  lang?: string | undefined;
  /** Whether headings can be linked to: not where the same text may stand on the page twice. */
  anchors?: boolean;
  /** Whether videos of other sites can be played: not where the document allows no frames. Their links stay. */
  frames?: boolean;
}

/** The text of an article as readers see it. */
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
      <Box ref={body}>
        <SafeHtml html={html} markup={articleMarkup} lang={lang} sx={proseStyles} />
      </Box>
      {/* A sibling, so that its layout effect runs when the text is in the page. */}
      {html.includes('data-video') ? (
        <ArticleVideos key={html} root={body} frames={frames} />
      ) : null}
    </>
  );
}
