import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOwnRequestsInfiniteQuery } from '../../../api/requestsApi';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import '../proofs/proofs.css';

/** How far the member’s own request for the proof of a score is, if it is among the latest. Nobody else learns of it. */
export function OwnRequestNote({ id }: { id: number }) {
  // The page does not wait for texts that few readers need.
  const { t, ready } = useTranslation(['requests', 'proofs'], { useSuspense: false });
  const { language, pathTo } = useRoute();
  const { shortDate } = useFormats();
  const { data } = useGetOwnRequestsInfiniteQuery({ language });
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  const request = requests.find(({ scoreId }) => scoreId === id);
  if (!ready || !request) return null;
  const { state, askedAt } = request;
  if (state !== 'open' && state !== 'accepted') return null;
  return (
    <p className="proof-waiting">
      {t(`own.${state}`, { date: shortDate(askedAt) })}{' '}
      <Link to={`${pathTo('MyProofs')}?show=requests`} className="text-link">
        {t('proofs:score.own')}
      </Link>
    </p>
  );
}
