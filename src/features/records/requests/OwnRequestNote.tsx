import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOwnRequestsInfiniteQuery } from '../../../api/requestsApi';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { DueNote } from './DueNote';
import '../records.css';

/** How far the member’s own request for the proof is, if it is among the latest and open; nobody else learns of it. */
export function OwnRequestNote({ score }: { score: ScoreDetails }) {
  // The page does not wait for texts that few readers need.
  const { t, ready } = useTranslation(['requests', 'proofs'], { useSuspense: false });
  const { language, pathTo } = useRoute();
  const { shortDate } = useFormats();
  const { data } = useGetOwnRequestsInfiniteQuery({ language });
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  const request = requests.find(({ scoreId, state }) => scoreId === score.id && state === 'open');
  if (!ready || !request) return <DueNote score={score} />;
  return (
    <p className="text-body2 record-note">
      {t('list.askedFor', { date: shortDate(request.askedAt) })}{' '}
      <Link to={`${pathTo('MyProofs')}?show=requests`} className="text-link">
        {t('proofs:score.own')}
      </Link>
    </p>
  );
}
