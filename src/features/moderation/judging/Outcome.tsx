import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProof } from '../../../api/wire/moderationFromWire';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { PersonLink } from '../PersonLink';
import './judging.css';

interface OutcomeProps {
  of: Pick<ListedProof, 'decidedAt' | 'decidedBy' | 'reason' | 'note'>;
  /** Its state. */
  mark: ReactNode;
}

/** What was decided, by whom and why. */
export function Outcome({ of: { decidedAt, decidedBy, reason, note }, mark }: OutcomeProps) {
  const { t } = useTranslation('decisions');
  const { longDate } = useFormats();
  return (
    <>
      <p className="proof-outcome">
        {mark}
        {decidedAt === null ? null : <span className="text-muted">{longDate(decidedAt)}</span>}
        {decidedBy ? <PersonLink person={decidedBy} /> : null}
      </p>
      {reason === null ? null : <Text>{t(`reasons.${reason}`)}</Text>}
      {note === null ? null : <blockquote className="claim-quote">{note}</blockquote>}
    </>
  );
}
