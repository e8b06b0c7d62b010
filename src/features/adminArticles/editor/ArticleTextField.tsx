import { mdiCodeTags, mdiFormatText } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';

interface ArticleTextFieldProps {
  /** The field's path, used in links to it. */
  name: string;
  label: string;
  /** BCP 47 tag of the text. */
  lang: string;
  /** The initial text, and the merged text after each merge. */
  initial: string;
  /** Incremented by each merge. */
  merges: number;
  error: string | undefined;
  onChange: (html: string) => void;
}

const ArticleTextEditor = lazy(async () => {
  const { ArticleTextEditor: Editor } = await import(
    /* webpackChunkName: "article-text-editor" */ './ArticleTextEditor'
  );
  return { default: Editor };
});

/** The text of an article: as rich text or, by choice or when the editor would lose markup, as HTML. */
export function ArticleTextField(props: ArticleTextFieldProps) {
  const { name, label, lang, initial, merges, error, onChange } = props;
  const { t } = useTranslation('adminArticles');
  const id = useId();
  const [html, setHtml] = useState(initial);
  const [seen, setSeen] = useState(merges);
  if (seen !== merges) {
    setSeen(merges);
    setHtml(initial);
  }
  const [asSource, setAsSource] = useState(false);
  const [lossy, setLossy] = useState(false);
  const write = (next: string) => {
    setHtml(next);
    onChange(next);
  };
  return (
    <Box data-field={name}>
      {asSource && lossy ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('editor.sourceNote')}
        </Alert>
      ) : null}
      {asSource ? (
        <TextField
          label={label}
          value={html}
          error={error !== undefined}
          onChange={({ target }) => write(target.value)}
          slotProps={{
            htmlInput: {
              spellCheck: false,
              'aria-describedby': error === undefined ? undefined : id,
            },
          }}
          sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem' } }}
          multiline
          minRows={12}
          maxRows={24}
          fullWidth
        />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <ArticleTextEditor
            label={label}
            lang={lang}
            initial={html}
            merges={merges}
            invalid={error !== undefined}
            describedBy={error === undefined ? undefined : id}
            onChange={write}
            onLossy={() => {
              setLossy(true);
              setAsSource(true);
            }}
          />
        </Suspense>
      )}
      {error === undefined ? null : (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={asSource ? mdiFormatText : mdiCodeTags} />}
        disabled={asSource && lossy}
        onClick={() => setAsSource(!asSource)}
        sx={{ mt: 1 }}
      >
        {asSource ? t('editor.visual') : t('editor.source')}
      </Button>
    </Box>
  );
}
