import { useTranslation } from 'react-i18next';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { useFormats } from '../../../i18n/useFormats';
import '../records.css';

/** Tells everybody that a score has to be proved, or that its proof is asked for. It is the same for its player: it must not move the page. */
export function DueNote({ score: { state, dueAt } }: { score: ScoreDetails }) {
  const { t } = useTranslation('proofs');
  const { longDate } = useFormats();
  if (state !== 'asked' && dueAt === null) return null;
  return (
    <p className="text-body2 record-note">
      {dueAt === null ? t('due.asked') : t('due.until', { date: longDate(dueAt) })}
    </p>
  );
}
