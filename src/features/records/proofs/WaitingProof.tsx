import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOwnProofsInfiniteQuery } from '../../../api/proofApi';
import { useRoute } from '../../../navigation/useRoute';
import { QueuePlace } from './QueuePlace';
import './proofs.css';

/** Where the waiting proof of an own score is in its queue, if it is among those sent last. */
export function WaitingProof({ id }: { id: number }) {
  const { t } = useTranslation('proofs');
  const { language, pathTo } = useRoute();
  const { data } = useGetOwnProofsInfiniteQuery({ language, state: 'waiting' });
  const proofs = data?.pages.flatMap(({ items }) => items) ?? [];
  const queue = proofs.find(({ scoreId }) => scoreId === id)?.queue;
  return (
    <p className="proof-waiting">
      {t('score.waiting')} {queue ? <QueuePlace queue={queue} /> : null}{' '}
      <Link to={`${pathTo('MyProofs')}?state=waiting`} className="text-link">
        {t('score.own')}
      </Link>
    </p>
  );
}
