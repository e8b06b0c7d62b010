import type { ProofDecisionRequest } from '../../../contract/schemas/moderation';
import { refuseViolations, type Violation } from '../../platform/errors/requestError';
import { cleanLine } from '../../platform/texts/cleanLine';

const fault = (propertyPath: string, textKey: Violation['textKey']): Violation[] => [
  { propertyPath, textKey, code: textKey },
];

/** A decision as it is stored. Only a refusal and a reversal have a reason, and words beside it. @throws RequestError (422) */
export function cleanDecision({ note: sent = '', ...rest }: ProofDecisionRequest) {
  const note = cleanLine(sent);
  const { decision, reason } = rest;
  if (decision === 'accept') {
    refuseViolations([
      ...(reason === undefined ? [] : fault('reason', 'invalidValue')),
      ...(note === '' ? [] : fault('note', 'invalidValue')),
    ]);
  } else if (reason === undefined) refuseViolations(fault('reason', 'fieldRequired'));
  return { ...rest, note: note === '' ? undefined : note };
}
