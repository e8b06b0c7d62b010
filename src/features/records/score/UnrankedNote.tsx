import { useTranslation } from 'react-i18next';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { useFormats } from '../../../i18n/useFormats';
import '../records.css';
import './score.css';

/** Why a score does not rank, and since when. */
export function UnrankedNote({ score: { state, unranked } }: { score: ScoreDetails }) {
  const { t } = useTranslation(['boards', 'decisions']);
  const { shortDate } = useFormats();
  const { cause = null, since = null, reason = null, note = null } = unranked ?? {};
  const words = [
    cause === null ? '' : t(`decisions:causes.${cause}`),
    // It says the same.
    reason === null || reason === 'accountDisabled' ? '' : t(`decisions:reasons.${reason}`),
  ];
  return (
    <div className="text-body2 record-note score-why">
      <p>{t(state === 'withdrawn' ? 'scorePage.withdrawn' : 'scorePage.unranked')}</p>
      {cause === null ? null : (
        <p className="score-unranked">
          <span>{words.filter(Boolean).join(' · ')}</span>
          {since === null ? null : <time dateTime={since}>{shortDate(since)}</time>}
        </p>
      )}
      {note === null ? null : <q>{note}</q>}
    </div>
  );
}
