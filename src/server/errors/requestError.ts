import type { ServerTexts } from '../serverTexts';

export type ErrorTextKey = keyof ServerTexts['errors'];

/** A field that was refused, and why, by the key of the sentence the reader will see. */
export interface Violation {
  propertyPath: string;
  textKey: ErrorTextKey;
  /** The most the field may hold, for sentences that name it as `{{limit}}`. */
  limit?: number;
  code?: string;
}

/** A request that is refused on purpose: thrown by routes, turned into a problem by the error handler. */
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
