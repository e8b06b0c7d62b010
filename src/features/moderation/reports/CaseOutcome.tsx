import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDecision, ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { PersonLink } from '../PersonLink';
import { ReverseCaseDialog } from './ReverseCaseDialog';
import { useDecisionWords } from './useDecisionWords';
import './reports.css';

interface CaseOutcomeProps {
  reported: ModeratedCase;
  decision: CaseDecision;
}

/** What was decided, by whom and why. Whoever may decide can reverse it. */
export function CaseOutcome({ reported, decision }: CaseOutcomeProps) {
  const { t } = useTranslation(['reportCases', 'reports']);
  const words = useDecisionWords()(decision);
  const [reversing, setReversing] = useState(false);
  const { hide, measure, reason, note, at, by, reversal } = decision;
  const changed = hide || measure !== 'none';
  return (
    <>
      <p className="case-words">{words.join(' · ')}</p>
      <Step
        why={t(`reports:reasons.${reason}`)}
        bySite={reason === 'accountDeleted'}
        {...{ note, at, by }}
      />
      {reversal ? <Step why={t(`reports:reversals.${reversal.reason}`)} {...reversal} /> : null}
      {changed && !reversal && reported.obstacle === null ? (
        <Button variant="outlined" color="inherit" onClick={() => setReversing(true)}>
          {t('reverse.action')}
        </Button>
      ) : null}
      <ReverseCaseDialog id={reported.id} open={reversing} onClose={() => setReversing(false)} />
    </>
  );
}

type StepProps = Pick<CaseDecision, 'note' | 'at' | 'by'> & { why: string; bySite?: boolean };

/** Why, when and by whom. */
function Step({ why, bySite = false, note, at, by }: StepProps) {
  const { longDate } = useFormats();
  return (
    <div>
      <p className="case-words">{why}</p>
      <p className="text-body2 text-muted case-words">
        <time dateTime={at}>{longDate(at)}</time>
        {bySite ? null : (
          <>
            {' · '}
            <PersonLink person={by} />
          </>
        )}
      </p>
      {note === null ? null : <blockquote className="case-quote">{note}</blockquote>}
    </div>
  );
}
