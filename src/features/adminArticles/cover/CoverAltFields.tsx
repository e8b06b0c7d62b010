import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlankText } from '../../../contract/articleAdministration';
import { languageNames, languages, languageTags, type Language } from '../../../contract/languages';
import { emptyText } from '../draft/emptyText';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** The cover's alternative text, in each language the article has and in the one shown. */
export function CoverAltFields({ draft, shown }: { draft: ArticleDraft; shown: Language }) {
  const { t } = useTranslation('adminArticles');
  const id = useId();
  const { content, change, fieldErrors } = draft;
  const described = languages.filter((language) => {
    const text = content.translations[language];
    return language === shown || (text !== undefined && !isBlankText(text));
  });
  const write = (language: Language, coverAlt: string) =>
    change(({ translations }) => ({
      translations: {
        ...translations,
        [language]: { ...emptyText, ...translations[language], coverAlt },
      },
    }));
  return (
    <Stack component="fieldset" spacing={2} aria-describedby={id} sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t('picture.alt')}
      </Typography>
      <Typography id={id} variant="body2" sx={{ '&&': { mt: 0.5 }, color: 'text.secondary' }}>
        {t('picture.altHint')}
      </Typography>
      {described.map((language) => {
        const error = fieldErrors[`translations.${language}.coverAlt`];
        return (
          <TextField
            key={language}
            data-field={`translations.${language}.coverAlt`}
            size="small"
            name={`coverAlt-${language}`}
            label={languageNames[language]}
            value={content.translations[language]?.coverAlt ?? ''}
            error={error !== undefined}
            helperText={error}
            onChange={({ target }) => write(language, target.value)}
            slotProps={{
              htmlInput: {
                lang: languageTags[language],
                autoComplete: 'off',
              },
            }}
          />
        );
      })}
    </Stack>
  );
}
