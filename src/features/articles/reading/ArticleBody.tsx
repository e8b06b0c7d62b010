import { mdiTranslate } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { Icon } from '../../../components/Icon';
import { ArticleProse } from '../../../components/articleProse/ArticleProse';
import { languageTags, type Language } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';
import { languageName } from '../languageName';

interface ArticleBodyProps {
  article: ArticleText;
  /** The text's language, if it differs from the reader's. */
  foreign: Language | undefined;
  /** Whether the document's policy allows the frames of video players. */
  frames?: boolean;
}

/** The article's text, with a note if it is in another language. */
export function ArticleBody({ article: { content }, foreign, frames = true }: ArticleBodyProps) {
  const { t } = useTranslation('articlePages');
  const { language } = useRoute();
  const { hash } = useLocation();
  const arrived = useRef(false);

  useLayoutEffect(() => {
    // The heading named by the URL's hash exists only now. Scroll once: the reader may scroll on.
    const id = hash.slice(1);
    if (!arrived.current && id !== '') document.getElementById(id)?.scrollIntoView();
    arrived.current = true;
  }, [hash]);

  return (
    <Box>
      {foreign ? (
        <Alert severity="info" icon={<Icon path={mdiTranslate} />} sx={{ mb: 3 }}>
          {t('detail.languageNote', { language: languageName(foreign, language) })}
        </Alert>
      ) : null}
      {content.trim() === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.noText')}</Typography>
      ) : (
        <ArticleProse html={content} lang={foreign && languageTags[foreign]} frames={frames} />
      )}
    </Box>
  );
}
