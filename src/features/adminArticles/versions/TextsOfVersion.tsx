import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ArticleProse } from '../../../components/articleProse/ArticleProse';
import { languageNames, languages, languageTags } from '../../../contract/languages';
import type { Language } from '../../../contract/languages';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';

interface TextsOfVersionProps {
  content: AdminArticleContent;
  /** Only these languages; all that have text if omitted. */
  only?: readonly Language[];
}

/** The texts of a version, one language below the other. */
export function TextsOfVersion({ content, only = languages }: TextsOfVersionProps) {
  const { t } = useTranslation('adminArticles');
  const shown = only.flatMap((language) => {
    const text = content.translations[language];
    return text ? [{ language, text }] : [];
  });
  if (shown.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('conflict.noText')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
      {shown.map(({ language, text }) => (
        <Box key={language} lang={languageTags[language]}>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {languageNames[language]}
          </Typography>
          <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {text.title || t('untitled')}
          </Typography>
          {text.excerpt === '' ? null : (
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text.excerpt}</Typography>
          )}
          {text.coverAlt ? (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {t('cover.altOf', { text: text.coverAlt })}
            </Typography>
          ) : null}
          <Box sx={{ mt: 2 }}>
            <ArticleProse html={text.content} anchors={false} frames={false} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
