import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/useFormats';

/** How many more proofs the member may ask for; empty until it is known. */
export function useRemainingText(
  remaining: { left: number; nextAt: string | null } | undefined,
): string {
  const { t } = useTranslation('requests');
  const { longDate } = useFormats();
  if (!remaining) return '';
  const { left, nextAt } = remaining;
  if (left > 0) return t('ask.left', { count: left });
  return nextAt === null ? t('ask.noneToday') : t('ask.none', { date: longDate(nextAt) });
}
