import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import type { RichTextEditorProps } from '../../components/richText/RichTextEditor';

let Loaded: ComponentType<RichTextEditorProps> | undefined;

/** Loads the editor's code; afterwards, editors render at once. */
export async function loadEditor() {
  const { RichTextEditor } = await import(
    /* webpackChunkName: "editor" */ '../../components/richText/RichTextEditor'
  );
  Loaded = RichTextEditor;
  return RichTextEditor;
}

/** The editor, loaded on demand. A loading error is shown in place with a retry; the page stays. */
export function LazyEditor(props: RichTextEditorProps) {
  const { t } = useTranslation('comments');
  const [Editor, setEditor] = useState(() => Loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    const fetchEditor = async () => {
      try {
        const Fetched = await loadEditor();
        if (here) setEditor(() => Fetched);
      } catch {
        if (here) setFailedAttempt(attempt);
      }
    };
    void fetchEditor();
    return () => {
      here = false;
    };
  }, [attempt]);
  if (Editor) return <Editor {...props} />;
  if (failedAttempt === attempt) {
    return <ErrorAlert message={t('error.editor')} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return (
    <Box aria-busy="true">
      <Skeleton variant="rounded" height={167} />
    </Box>
  );
}
