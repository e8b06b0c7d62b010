import { useTranslation } from 'react-i18next';
import type { ListedRequest } from '../../../api/wire/requestFromWire';
import '../../../components/reading/card.css';
import { relativeAge } from '../../../i18n/relativeAge';
import { useRoute } from '../../../navigation/useRoute';
import { ModerationLine } from '../ModerationLine';
import { PersonLink } from '../PersonLink';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import { scoreText } from '../useProofTitle';
import '../moderation.css';
import { RequestStateMark } from './RequestStateMark';

/** Requests, each with a link to its page. */
export const RequestLines = ({ requests }: { requests: readonly ListedRequest[] }) => (
  <ul className="card-surface moderation-lines">
    {requests.map((request) => (
      <RequestLine key={request.id} request={request} />
    ))}
  </ul>
);

function RequestLine({ request }: { request: ListedRequest }) {
  const { t } = useTranslation(['moderation', 'decisions']);
  const { request: pathOf } = useModerationPaths();
  const { language } = useRoute();
  const now = useNow();
  const { id, values, chart, game, player, kind, grounds, reason, state } = request;
  const { askedAt, decidedAt, decidedBy } = request;
  const age = relativeAge(language, askedAt, now);
  return (
    <ModerationLine
      to={pathOf(id)}
      title={`${scoreText(values)} · ${chart.name}`}
      of={
        <>
          {game.name} · <PersonLink person={player} />
        </>
      }
      state={
        <>
          {state === 'open' ? null : <RequestStateMark state={state} kind={kind} />}
          <span className="text-body2">
            {t(`decisions:reasons.${state === 'open' ? grounds : (reason ?? grounds)}`)}
          </span>
        </>
      }
      decided={decidedAt === null ? null : { at: decidedAt, by: decidedBy ?? undefined }}
      waits={t(kind === 'member' ? 'requests.asked' : 'requests.noticed', { age })}
    />
  );
}
