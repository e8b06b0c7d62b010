import {
  canHide,
  dismissalReasons,
  reportReasonsOf,
  reportRules,
  type CaseReason,
  type ReportKind,
} from '../../../contract/reports';
import type { CaseDecisionRequest } from '../../../contract/schemas/reports';
import {
  refuseTooLong,
  refuseViolations,
  type Violation,
} from '../../platform/errors/requestError';
import { cleanLine } from '../../platform/texts/cleanLine';

export interface CaseDecision extends Omit<CaseDecisionRequest, 'until' | 'note'> {
  until: Date | null;
  note: string | null;
}

const fault = (
  isFault: boolean,
  propertyPath: string,
  textKey: Violation['textKey'],
): Violation[] => (isFault ? [{ propertyPath, textKey, code: textKey }] : []);

export const isDismissal = ({ hide, measure }: Pick<CaseDecision, 'hide' | 'measure'>): boolean =>
  !hide && measure === 'none';

function reasonsOf(kind: ReportKind, decision: CaseDecisionRequest): readonly CaseReason[] {
  return isDismissal(decision) ? [...dismissalReasons, 'other'] : reportReasonsOf[kind];
}

/** A decision as it is stored. @throws RequestError (422) */
export function cleanDecision(
  { until: wanted, note = '', ...decision }: CaseDecisionRequest,
  { kind, hasMember, at }: { kind: ReportKind; hasMember: boolean; at: Date },
): CaseDecision {
  const { hide, measure, reason } = decision;
  const isTimed = measure === 'silence' || measure === 'suspend';
  const until = wanted === undefined ? null : new Date(wanted);
  const ahead = until === null ? 0 : until.getTime() - at.getTime();
  const isInRange = ahead > 0 && ahead <= reportRules.longestDays * 86_400_000;
  refuseViolations([
    ...fault(hide && !canHide(kind), 'hide', 'caseNotHideable'),
    ...fault(measure !== 'none' && !hasMember, 'measure', 'caseMemberGone'),
    ...fault(isTimed && until === null, 'until', 'fieldRequired'),
    ...fault(isTimed && until !== null && !isInRange, 'until', 'caseUntil'),
    ...fault(!isTimed && until !== null, 'until', 'invalidValue'),
    ...fault(!reasonsOf(kind, decision).includes(reason), 'reason', 'invalidValue'),
  ]);
  const words = cleanLine(note);
  refuseTooLong('note', words, reportRules.note);
  return { ...decision, until, note: words === '' ? null : words };
}
