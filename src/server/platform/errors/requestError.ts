import type { ServerTexts } from '../texts/serverTexts';

export type ErrorTextKey = keyof ServerTexts['errors'];

/** A rejected field, with the key of the text that explains why. */
export interface Violation {
  propertyPath: string;
  textKey: ErrorTextKey;
  /** The field's maximum, for texts with `{{limit}}`. */
  limit?: number;
  code?: string;
}

/** A deliberate rejection: thrown by routes, turned into problem details by the error handler. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly textKey: ErrorTextKey;
  readonly violations: readonly Violation[];

  constructor(statusCode: number, textKey: ErrorTextKey, violations: readonly Violation[] = []) {
    super(textKey);
    this.name = 'RequestError';
    this.statusCode = statusCode;
    this.textKey = textKey;
    this.violations = violations;
  }
}

/** @throws RequestError listing the rejected fields, if there are any. */
export function refuseViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new RequestError(422, 'unprocessable', violations);
}

/** For a text that was cleaned after its schema was checked: normalizing can lengthen it. @throws RequestError (422) */
export function refuseTooLong(propertyPath: string, text: string, limit: number): void {
  if ([...text].length > limit)
    refuseViolations([{ propertyPath, textKey: 'valueTooLong', limit, code: 'maxLength' }]);
}
