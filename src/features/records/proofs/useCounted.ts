import { useTranslation } from 'react-i18next';
import { proofRules } from '../../../contract/records/proofs';
import { useFormats } from '../../../i18n/useFormats';

/** “Waiting (3)”; the server counts no further than to 1,000. */
export function useCounted() {
  const { t } = useTranslation('proofs');
  const { count } = useFormats();
  return (label: string, total: number): string =>
    t('filters.counted', {
      label,
      formatted: `${count(total)}${total >= proofRules.countedQueue ? '+' : ''}`,
    });
}
