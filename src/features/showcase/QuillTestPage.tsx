import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { CommentHtml } from '../../components/html/CommentHtml';
import { visibleLength } from '../../contract/commentRules';
import { useFormats } from '../../i18n/useFormats';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await import(
    /* webpackChunkName: "editor" */ '../../components/richText/RichTextEditor'
  );
  return { default: Editor };
});

/** The comment editor, with its HTML output beside it. */
export function QuillTestPage() {
  const { t } = useTranslation(['showcase', 'metadata', 'comments']);
  const { count } = useFormats();
  const [written, setWritten] = useState({ html: '', text: '' });
  const [delta, setDelta] = useState<unknown>();
  const [readOnly, setReadOnly] = useState(false);
  const used = visibleLength(written.text);
  const title = t('metadata:QuillTest');
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader title={title} lead={t('quill.lead')} />
      <Box sx={styles.columns}>
        <Box sx={styles.column}>
          <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: 167 }} />}>
            <RichTextEditor
              label={t('quill.label')}
              placeholder={t('quill.placeholder')}
              readOnly={readOnly}
              onChange={setWritten}
              onDelta={setDelta}
            />
          </Suspense>
          <Box sx={styles.facts}>
            <FormControlLabel
              control={<Switch checked={readOnly} onChange={(_event, on) => setReadOnly(on)} />}
              label={t('quill.readOnly')}
            />
            <Typography component="output" sx={{ color: 'text.secondary' }}>
              {t('quill.characters', { count: used, formatted: count(used) })}
            </Typography>
          </Box>
          <Part title={t('quill.preview')}>
            <Box sx={styles.preview}>
              <CommentHtml html={written.html} />
            </Box>
          </Part>
        </Box>
        <Box sx={styles.column}>
          <Part title={t('quill.html')}>
            <Source text={written.html} />
          </Part>
          <Part title={t('quill.delta')}>
            <Source text={JSON.stringify(delta ?? { ops: [] }, null, 2)} />
          </Part>
        </Box>
      </Box>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="overline" component="h2" sx={{ mb: 1, color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function Source({ text }: { text: string }) {
  return (
    <Box component="pre" tabIndex={0} sx={styles.source}>
      {text}
    </Box>
  );
}

const styles = {
  columns: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { xs: 3, lg: 4 },
    maxWidth: { xs: '48rem', lg: 'none' },
  },
  column: { display: 'grid', gap: 3, alignContent: 'start' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  preview: {
    p: 2,
    minHeight: '5.5rem',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  source: {
    m: 0,
    p: 2,
    minHeight: '3.5em',
    maxHeight: '32rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    bgcolor: 'surface.muted',
    borderRadius: 1,
    fontSize: '0.875rem',
  },
} as const;
