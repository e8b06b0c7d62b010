import { useTranslation } from 'react-i18next';
import type { ModeratedRequest } from '../../../api/wire/requestFromWire';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { PersonLink } from '../PersonLink';
import { RequestStateMark } from './RequestStateMark';
import '../judging/judging.css';

/** What was decided, by whom and why. */
export function RequestOutcome({ request }: { request: ModeratedRequest }) {
  const { t } = useTranslation('decisions');
  const { longDate } = useFormats();
  const { state, kind, decidedAt, decidedBy, reason, note } = request;
  return (
    <>
      <p className="proof-outcome">
        <RequestStateMark state={state} kind={kind} />
        {decidedAt === null ? null : <span className="text-muted">{longDate(decidedAt)}</span>}
        {decidedBy ? <PersonLink person={decidedBy} /> : null}
      </p>
      {reason === null ? null : <Text>{t(`reasons.${reason}`)}</Text>}
      {note === null ? null : <blockquote className="claim-quote">{note}</blockquote>}
    </>
  );
}
