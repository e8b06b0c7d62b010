import { useTranslation } from 'react-i18next';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { DueTime } from './DueTime';
import '../records.css';

/** Tells its player that a score has to be proved, or that somebody asks for it. */
export function DueNote({ score: { state, dueAt } }: { score: ScoreDetails }) {
  const { t } = useTranslation('proofs');
  if (state !== 'asked' && dueAt === null) return null;
  return (
    <p className="text-body2 record-note">
      {dueAt === null ? t('due.asked') : <DueTime dueAt={dueAt} />}
    </p>
  );
}
