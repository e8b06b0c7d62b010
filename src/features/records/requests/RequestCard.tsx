import {
  mdiCheckCircleOutline,
  mdiCloseOctagonOutline,
  mdiEyeOutline,
  mdiMinusCircleOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnRequest } from '../../../api/wire/requestFromWire';
import { Icon } from '../../../components/Icon';
import '../../../components/reading/card.css';
import type { RequestState } from '../../../contract/records/proofRequests';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import '../proofs/proofs.css';
import './requests.css';

const icons: Record<RequestState, string> = {
  open: mdiEyeOutline,
  accepted: mdiCheckCircleOutline,
  refused: mdiCloseOctagonOutline,
  void: mdiMinusCircleOutline,
};

/** A request of the member: about which score, why, and what became of it. */
export function RequestCard({ request }: { request: OwnRequest }) {
  const { t } = useTranslation(['requests', 'decisions']);
  const { scorePath } = useRoute();
  const { shortDate } = useFormats();
  const { chart, game, player, scoreId, values, scoreState, grounds, message } = request;
  const { state, askedAt, decidedAt, reason, note } = request;
  return (
    <li className="card-surface request-card">
      <div>
        <h3 className="text-h4">
          <Link to={scorePath(scoreId)} className="list-link">
            <LocalName of={chart} />
          </Link>
        </h3>
        <p className="text-body2 text-muted">
          <LocalName of={game} />
        </p>
        <p>
          <span className="request-value">
            <ScoreValues values={values} />
          </span>
          {' · '}
          <PlayerName player={player} />
        </p>
        <p className="text-body2">
          <StateMark state={scoreState} />
        </p>
      </div>
      <div>
        <p className="text-body2 proof-progress">
          <span className={`proof-status request-${state}`}>
            <Icon path={icons[state]} fontSize="small" />
            <strong>{t(`states.${state}`)}</strong>
          </span>
          <time dateTime={askedAt} className="text-muted">
            {t('list.askedOn', { date: shortDate(askedAt) })}
          </time>
          {decidedAt === null ? null : (
            <time dateTime={decidedAt} className="text-muted">
              {t('list.decidedOn', { date: shortDate(decidedAt) })}
            </time>
          )}
        </p>
        {reason === null && note === null ? null : (
          <p className="text-body2 proof-words">
            {reason === null ? null : <strong>{t(`decisions:reasons.${reason}`)}</strong>}{' '}
            {note === null ? null : <q>{note}</q>}
          </p>
        )}
        <p className="text-body2 proof-words">
          <span className="text-muted">{t('list.grounds')}</span>{' '}
          {t(`decisions:reasons.${grounds}`)}
        </p>
        {message === null ? null : (
          <p className="text-body2 proof-words">
            <span className="text-muted">{t('list.message')}</span> <q>{message}</q>
          </p>
        )}
      </div>
    </li>
  );
}
