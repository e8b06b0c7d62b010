import { decisionNoteLength } from '../../../contract/records/decisions';
import {
  refuseTooLong,
  refuseViolations,
  type Violation,
} from '../../platform/errors/requestError';
import { cleanLine } from '../../platform/texts/cleanLine';

const fault = (propertyPath: string, textKey: Violation['textKey']): Violation[] => [
  { propertyPath, textKey, code: textKey },
];

interface SentDecision {
  decision: string;
  reason?: string;
  note?: string;
}

/** A decision as it is stored. Only a refusal and a reversal have a reason, and words beside it. @throws RequestError (422) */
export function cleanDecision<Sent extends SentDecision>({ note: sent = '', ...rest }: Sent) {
  const note = cleanLine(sent);
  refuseTooLong('note', note, decisionNoteLength);
  const { decision, reason } = rest;
  if (decision === 'accept') {
    refuseViolations([
      ...(reason === undefined ? [] : fault('reason', 'invalidValue')),
      ...(note === '' ? [] : fault('note', 'invalidValue')),
    ]);
  } else if (reason === undefined) refuseViolations(fault('reason', 'fieldRequired'));
  return { ...rest, note: note === '' ? undefined : note };
}
