import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/useFormats';
import type { SavingOutcome } from './useSaveArticles';

interface SavingStateProps {
  progress: { done: number; total: number } | undefined;
  outcome: SavingOutcome | undefined;
}

/** The progress of saving, and its result. */
export function SavingState({ progress, outcome }: SavingStateProps) {
  return (
    <div aria-live="polite">
      {progress ? <Progress {...progress} /> : null}
      {outcome ? <Outcome outcome={outcome} /> : null}
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('pwa');
  const { count } = useFormats();
  const known = total > 0;
  return (
    <Box sx={{ mb: 2 }}>
      <LinearProgress
        aria-label={t('offline.saving')}
        variant={known ? 'determinate' : 'indeterminate'}
        value={known ? (done / total) * 100 : 0}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {known
          ? t('offline.progress', { done: count(done), total: count(total) })
          : t('offline.saving')}
      </Typography>
    </Box>
  );
}

function Outcome({ outcome }: { outcome: SavingOutcome }) {
  const { t } = useTranslation('pwa');
  const { count } = useFormats();
  if (outcome.kind === 'failed') {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('offline.saveFailed')}
      </Alert>
    );
  }
  const saved = t('offline.savedLatest', {
    count: outcome.count,
    formatted: count(outcome.count),
  });
  return outcome.kind === 'saved' ? (
    <Alert severity="success" sx={{ mb: 2 }}>
      {saved}
    </Alert>
  ) : (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {saved}. {t('offline.full')}
    </Alert>
  );
}
