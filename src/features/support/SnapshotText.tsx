import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';

/** The number of characters a page can show without slowing down. */
const longest = 100_000;

/** Formats the file for reading: JSON strings inside the JSON are parsed. */
const unfold = (text: string): string => {
  const { payload, preloadedState, ...rest }: Record<string, unknown> = JSON.parse(text);
  const parts = {
    payload: JSON.parse(String(payload)),
    preloadedState: JSON.parse(String(preloadedState)),
  };
  return JSON.stringify({ ...rest, ...parts }, null, 2);
};

export function SnapshotText({ built }: { built: BuiltSnapshot }) {
  const { t } = useTranslation('support');
  const { storageSize } = useFormats();
  const text = useMemo(() => unfold(built.text), [built]);
  return (
    <>
      <Box
        component="section"
        aria-label={t('file')}
        tabIndex={0}
        sx={{
          maxHeight: '16rem',
          mt: 1,
          mb: 0,
          p: 1.5,
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          fontFamily: 'monospace',
          fontSize: '0.75rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text.slice(0, longest)}
      </Box>
      {text.length > longest ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('fileShortened', { size: storageSize(built.text.length) })}
        </Typography>
      ) : null}
    </>
  );
}
