import { mdiCheck, mdiCheckCircleOutline, mdiClockOutline, mdiContentCopy } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { SupportReceipt } from '../../contract/schemas/support';
import { useFormats } from '../../i18n/useFormats';
import type { Outcome } from './useReport';

function Receipt({ receipt: { code, expiresAt } }: { receipt: SupportReceipt }) {
  const { t } = useTranslation('support');
  const { articleDate } = useFormats();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // If the browser denies clipboard access, the user can copy the displayed code.
    await navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('sent.text')}</Typography>
      <Box
        component="output"
        aria-label={t('sent.code')}
        sx={{
          px: 3,
          py: 1.5,
          borderRadius: 1,
          bgcolor: 'surface.muted',
          fontSize: 'h3.fontSize',
          fontWeight: 700,
          letterSpacing: '0.06em',
          fontVariantNumeric: 'tabular-nums',
          userSelect: 'all',
        }}
      >
        {code}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon path={copied ? mdiCheck : mdiContentCopy} />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? t('sent.copied') : t('sent.copy')}</span>
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sent.kept', { date: articleDate(expiresAt) })}
      </Typography>
    </>
  );
}

interface ReportOutcomeProps {
  outcome: Outcome;
  onClose: () => void;
}

/** The outcome of the report. */
export function ReportOutcome({ outcome, onClose }: ReportOutcomeProps) {
  const { t } = useTranslation(['support', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const waits = outcome === 'waiting';
  return (
    <>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
        <Box sx={{ color: waits ? 'info.main' : 'success.main', lineHeight: 0 }}>
          <Icon path={waits ? mdiClockOutline : mdiCheckCircleOutline} fontSize="large" />
        </Box>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
          {waits ? t('waiting.title') : t('sent.title')}
        </Typography>
        {waits ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('waiting.text')}</Typography>
        ) : (
          <Receipt receipt={outcome} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </>
  );
}
