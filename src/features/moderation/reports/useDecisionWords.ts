import { useTranslation } from 'react-i18next';
import type { CaseDecision } from '../../../api/wire/reportCasesFromWire';
import { useFormats } from '../../../i18n/useFormats';

/** What was decided, in a few words each. */
export function useDecisionWords(): (decision: CaseDecision | null) => string[] {
  const { t } = useTranslation('reportCases');
  const { longDate } = useFormats();
  return (decision) => {
    if (!decision) return [];
    const { hide, measure, until, reversal } = decision;
    const date = until === null ? '' : longDate(until);
    return [
      ...(!hide && measure === 'none' ? [t('done.dismiss')] : []),
      ...(hide ? [t('done.hide')] : []),
      ...(measure === 'none' ? [] : [t(`done.${measure}`, { until: date })]),
      ...(reversal ? [t('done.reversed')] : []),
    ];
  };
}
