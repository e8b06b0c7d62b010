import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/useFormats';
import { daysLeft } from './daysLeft';
import { useToday } from './useToday';

/** “Has to be proved until Dec 12, 2026, 3:04 PM. 13 days left.” */
export function DueTime({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation(['requests', 'proofs']);
  const { longDate } = useFormats();
  const left = daysLeft(useToday(), dueAt);
  return (
    <>
      <strong>{t('proofs:due.until', { date: longDate(dueAt) })}</strong>{' '}
      {left > 0 ? t('due.left', { count: left }) : t('due.lastDay')}
    </>
  );
}
