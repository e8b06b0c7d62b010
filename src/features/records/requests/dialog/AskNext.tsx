import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { proofRules } from '../../../../contract/records/proofs';

/** What follows from a request. `text` has its place before it is known. */
export function AskNext({ text }: { text: string }) {
  const { t } = useTranslation('requests');
  const id = useId();
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <strong id={id}>{t('ask.next')}</strong>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ mt: 0.5, mb: 1, pl: 2.5, '& > li': { mt: 0.25 } }}
      >
        <li>{t('ask.decide')}</li>
        <li>{t('ask.days', { count: proofRules.daysToProve })}</li>
        <li>{t('ask.hidden')}</li>
      </Box>
      <Box component="output" sx={{ display: 'block', minHeight: '2.9em' }}>
        {text}
      </Box>
    </Box>
  );
}
