import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Proof } from '../../../api/wire/proofFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { ScoreValues } from '../ScoreValues';
import { claimOf } from './claimOf';
import { ProofActions } from './ProofActions';
import { ProofEvidence } from './ProofEvidence';
import { ProofStatusMark } from './ProofStatusMark';
import { QueuePlace } from './QueuePlace';
import '../../../components/reading/card.css';
import './proofs.css';

/** An own proof: what it proves with what, how far it is, and what its player can do. */
export function ProofCard({ proof }: { proof: Proof }) {
  const { t } = useTranslation('proofs');
  const { keyedPath, scorePath } = useRoute();
  const { game, chart, scoreId, values, picture, video, comment } = proof;
  const { chart: name, text } = claimOf({ id: scoreId, chart, values });
  return (
    <li className="card-surface proof-card">
      <div>
        <ProofEvidence picture={picture} video={video} name={`${name}: ${text}`} />
      </div>
      <div className="proof-facts">
        <h3 className="text-h4">
          <Link to={keyedPath('ChartDetail', chart)} className="list-link">
            <LocalName of={chart} />
          </Link>
        </h3>
        <p className="text-body2 text-muted">
          <LocalName of={game} />
        </p>
        <p className="proof-value">
          <Link to={scorePath(scoreId)} className="list-link">
            <ScoreValues values={values} />
          </Link>
        </p>
        <ProofProgress proof={proof} />
        {comment === null ? null : (
          <p className="text-body2 proof-words">
            <span className="text-muted">{t('comment.own')}</span> <q>{comment}</q>
          </p>
        )}
        <ProofActions proof={proof} />
      </div>
    </li>
  );
}

/** Its state with its dates, its place in the queue, and the decision. */
function ProofProgress({ proof }: { proof: Proof }) {
  const { t } = useTranslation(['proofs', 'decisions']);
  const { shortDate } = useFormats();
  const { state, sentAt, decidedAt, queue, reason, note, isAnswer } = proof;
  return (
    <>
      <p className="text-body2 proof-progress">
        <ProofStatusMark status={state} />
        {isAnswer ? <span>{t('isAnswer')}</span> : null}
        <time dateTime={sentAt} className="text-muted">
          {t('sentOn', { date: shortDate(sentAt) })}
        </time>
        {decidedAt === null ? null : (
          <time dateTime={decidedAt} className="text-muted">
            {t('decidedOn', { date: shortDate(decidedAt) })}
          </time>
        )}
      </p>
      {queue ? (
        <p className="text-body2">
          <QueuePlace queue={queue} />
        </p>
      ) : null}
      {reason === null && note === null ? null : (
        <p className="text-body2 proof-words">
          {reason === null ? null : <strong>{t(`decisions:reasons.${reason}`)}</strong>}{' '}
          {note === null ? null : <q>{note}</q>}
        </p>
      )}
    </>
  );
}
