import { mdiCheckCircleOutline, mdiClockOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { focusOnMount } from '../../../../components/focusOnMount';
import { Icon } from '../../../../components/Icon';
import { useFormats } from '../../../../i18n/useFormats';
import { useRoute } from '../../../../navigation/useRoute';
import type { SentOutcome } from './useProofForm';

interface ProofOutcomeProps {
  outcome: SentOutcome;
  onClose: () => void;
}

/** What became of a proof that was sent, or that waits for a connection. */
export function ProofOutcome({ outcome: { delivered, claims }, onClose }: ProofOutcomeProps) {
  const { t } = useTranslation(['proofs', 'common', 'metadata']);
  const { count } = useFormats();
  const { pathTo } = useRoute();
  const results = delivered.kind === 'answered' ? delivered.results : [];
  const taken = results.filter((result) => result.taken).length;
  const refused = results.filter((result) => !result.taken);
  const nameOf = (scoreId: number) => claims.find(({ id }) => id === scoreId)?.chart ?? '';
  const waits = delivered.kind === 'queued';
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <Alert
          severity={waits ? 'info' : 'success'}
          icon={<Icon path={waits ? mdiClockOutline : mdiCheckCircleOutline} />}
        >
          {waits
            ? t(`queued.${delivered.because}`)
            : t('sent', { count: taken, formatted: count(taken) })}
        </Alert>
        {refused.length > 0 ? (
          <Alert severity="warning">
            {t('refused')}
            <ul>
              {refused.map(({ scoreId, message }) => (
                <li key={scoreId}>
                  {t('common:labelled', { label: nameOf(scoreId), value: message })}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button component={Link} to={pathTo('MyProofs')} color="inherit" onClick={onClose}>
          {t('metadata:MyProofs')}
        </Button>
        <Button ref={focusOnMount} variant="contained" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </>
  );
}
