import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedRequest } from '../../../api/wire/requestFromWire';
import '../../../components/html/links.css';
import '../../../components/reading/card.css';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { PersonLink } from '../PersonLink';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import { scoreText } from '../useProofTitle';
import { RequestStateMark } from './RequestStateMark';
import '../moderation.css';

/** Requests, each with a link to its page. */
export const RequestLines = ({ requests }: { requests: readonly ListedRequest[] }) => (
  <ul className="card-surface moderation-lines">
    {requests.map((request) => (
      <li key={request.id}>
        <RequestLine request={request} />
      </li>
    ))}
  </ul>
);

function RequestLine({ request }: { request: ListedRequest }) {
  const { t } = useTranslation(['moderation', 'decisions']);
  const { request: pathOf } = useModerationPaths();
  const { id, values, chart, game, player, kind, grounds, reason, state } = request;
  return (
    <>
      <span className="moderation-line-title">
        <Link to={pathOf(id)} className="list-link">
          {scoreText(values)} · {chart.name}
        </Link>
      </span>
      <span className="text-body2 text-muted moderation-line-of">
        {game.name} · <PersonLink person={player} />
      </span>
      <span className="moderation-line-state">
        {state === 'open' ? null : <RequestStateMark state={state} kind={kind} />}
        <span className="text-body2">
          {t(`decisions:reasons.${state === 'open' ? grounds : (reason ?? grounds)}`)}
        </span>
      </span>
      <span className="text-body2 text-muted moderation-line-by">
        <When request={request} />
      </span>
    </>
  );
}

/** Who decided and when, or since when it waits. */
function When({ request }: { request: ListedRequest }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const { longDate } = useFormats();
  const now = useNow();
  const { decidedAt, decidedBy, askedAt, kind } = request;
  if (decidedAt === null) {
    const age = relativeAge(language, askedAt, now);
    return <>{t(kind === 'member' ? 'requests.asked' : 'requests.noticed', { age })}</>;
  }
  return (
    <>
      {longDate(decidedAt)}
      {decidedBy ? ' · ' : null}
      {decidedBy ? <PersonLink person={decidedBy} /> : null}
    </>
  );
}
