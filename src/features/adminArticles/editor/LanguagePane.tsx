import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languageTags, type Language } from '../../../contract/languages';
import type { AdminArticleText } from '../../../contract/schemas/adminArticles';
import '../../../components/VisuallyHidden.css';
import { ArticleTextField } from './ArticleTextField';
import { emptyText } from '../draft/emptyText';
import type { ArticleDraft } from '../draft/useArticleDraft';

interface LanguagePaneProps {
  draft: ArticleDraft;
  language: Language;
  /** Whether its heading is visible: not where the selected tab names the language. */
  named: boolean;
  /** Focus the title on mount. */
  takesFocus?: boolean;
}

/** Title, text and summary in one language. */
export function LanguagePane({ draft, language, named, takesFocus = false }: LanguagePaneProps) {
  const { t } = useTranslation('adminArticles');
  const id = useId();
  const { content, change, fieldErrors } = draft;
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const text = content.translations[language] ?? emptyText;
  const write = (part: Partial<AdminArticleText>) =>
    change(({ translations }) => ({
      translations: {
        ...translations,
        [language]: { ...emptyText, ...translations[language], ...part },
      },
    }));
  const error = (name: keyof AdminArticleText) => fieldErrors[`translations.${language}.${name}`];
  const lang = languageTags[language];
  return (
    <Stack component="section" aria-labelledby={id} spacing={2.5}>
      <Typography
        id={id}
        variant="h5"
        component="h2"
        className={named ? undefined : 'visually-hidden'}
      >
        {languageNames[language]}
      </Typography>
      <TextField
        data-field={`translations.${language}.title`}
        name={`title-${language}`}
        inputRef={title}
        label={t('editor.title')}
        value={text.title}
        error={error('title') !== undefined}
        helperText={error('title')}
        onChange={({ target }) => write({ title: target.value })}
        slotProps={{ htmlInput: { lang, autoComplete: 'off' } }}
        fullWidth
      />
      <ArticleTextField
        name={`translations.${language}.content`}
        label={t('editor.textIn', { language: languageNames[language] })}
        lang={lang}
        initial={text.content}
        merges={draft.merges}
        error={error('content')}
        onChange={(html) => write({ content: html })}
      />
      <TextField
        data-field={`translations.${language}.excerpt`}
        name={`excerpt-${language}`}
        label={t('editor.excerpt')}
        value={text.excerpt}
        error={error('excerpt') !== undefined}
        helperText={error('excerpt') ?? t('editor.excerptHint')}
        onChange={({ target }) => write({ excerpt: target.value })}
        slotProps={{ htmlInput: { lang } }}
        multiline
        minRows={2}
        maxRows={5}
        fullWidth
      />
    </Stack>
  );
}
