import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/languages';
import { fieldsAt, type ArticleField } from '../draft/articleFields';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { useFieldLabel } from './useFieldLabel';

interface FieldErrorsProps {
  draft: ArticleDraft;
  onShow: (language: Language) => void;
}

const focusable = 'input:not([type=hidden]), textarea, [role=textbox], [role=combobox], button';

/** Lists every rejected field with a link to it, including those in a language that is not shown. */
export function FieldErrors({ draft: { fieldErrors, phase }, onShow }: FieldErrorsProps) {
  const { t } = useTranslation('adminArticles');
  const labelOf = useFieldLabel();
  if (phase !== 'invalid') return null;
  const fields = fieldsAt(Object.keys(fieldErrors));
  const known = new Set(fields.map(({ path }) => path));
  const others = Object.entries(fieldErrors).filter(([path]) => !known.has(path));
  const open = ({ language, path }: ArticleField) => {
    if (language) flushSync(() => onShow(language));
    document.querySelector<HTMLElement>(`[data-field="${path}"] :is(${focusable})`)?.focus();
  };
  return (
    <Alert severity="error">
      <AlertTitle>{t('saving.invalidFields')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {fields.map((field) => (
          <li key={field.path}>
            <Link component="button" type="button" color="inherit" onClick={() => open(field)}>
              {labelOf(field)}
            </Link>
            {` – ${fieldErrors[field.path] ?? ''}`}
          </li>
        ))}
        {others.map(([path, message]) => (
          <li key={path}>{message}</li>
        ))}
      </Box>
    </Alert>
  );
}
