import { mdiFileUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { FileButton } from './FileButton';
import type { FileState } from './useSnapshotFile';

interface OpenScreenProps {
  state: Exclude<FileState, { kind: 'open' }>;
  onFile: (file: File) => void;
}

/** Asks for a file, and explains why one was rejected. */
export function OpenScreen({ state, onFile }: OpenScreenProps) {
  const { t } = useTranslation('replay');
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: '44rem', mx: 'auto', py: 6 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('lead')}</Typography>
      <Box role="alert">
        {state.kind === 'refused' ? (
          <Alert severity="error" role="none">
            {t(`refusals.${state.reason}`)}
          </Alert>
        ) : null}
      </Box>
      <Box
        aria-busy={state.kind === 'reading'}
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'center',
          alignContent: 'center',
          minHeight: '18rem',
          p: 3,
          textAlign: 'center',
          bgcolor: 'background.paper',
          border: '2px dashed',
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        {state.kind === 'reading' ? (
          <CircularProgress aria-label={t('reading')} />
        ) : (
          <>
            <Icon path={mdiFileUploadOutline} fontSize="large" />
            <Typography>{t('drop')}</Typography>
            <FileButton strong onFile={onFile} />
          </>
        )}
      </Box>
    </Box>
  );
}
