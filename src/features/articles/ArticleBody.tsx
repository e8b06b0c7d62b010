import { mdiTranslate } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ArticleText } from '../../api/articleFromWire';
import { Icon } from '../../components/Icon';
import { SafeHtml } from '../../components/SafeHtml';
import { articleMarkup } from '../../contract/allowedMarkup';
import { languageTags, type Language } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';
import { articleProse } from './articleProse';
import { languageName } from './languageName';
import { prepareProse } from './prepareProse';

interface ArticleBodyProps {
  article: ArticleText;
  /** The text's language, where it is not the reader's. */
  foreign: Language | undefined;
}

/** The text, said to be in another language where it is. */
export function ArticleBody({ article: { content }, foreign }: ArticleBodyProps) {
  const { t } = useTranslation('articles');
  const { language } = useRoute();
  const { hash } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
  const table = t('detail.table');

  useLayoutEffect(() => {
    // After every render: whenever the text was put in anew, it must be prepared anew.
    if (!body.current) return;
    prepareProse(body.current, { table });
    // The heading an address points to exists only now; once is enough, the reader may scroll on.
    const id = hash.slice(1);
    if (!arrived.current && id !== '') document.getElementById(id)?.scrollIntoView();
    arrived.current = true;
  });

  return (
    <Box ref={body}>
      {foreign ? (
        <Alert severity="info" icon={<Icon path={mdiTranslate} />} sx={{ mb: 3 }}>
          {t('detail.languageNote', { language: languageName(foreign, language) })}
        </Alert>
      ) : null}
      {content.trim() === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.noText')}</Typography>
      ) : (
        <SafeHtml
          html={content}
          markup={articleMarkup}
          lang={foreign && languageTags[foreign]}
          sx={articleProse}
        />
      )}
    </Box>
  );
}
