import type { Silence } from '../../../contract/schemas/reports';
import type { ProblemFacts } from './problem';
import type { ErrorTextKey } from './requestError';

/** An error whose problem has additional members or headers: see contract/schemas/problems.ts. */
export class ProblemError extends Error {
  readonly facts: ProblemFacts;

  constructor(facts: ProblemFacts) {
    super(facts.textKey);
    this.name = 'ProblemError';
    this.facts = facts;
  }
}

/** An invalid login, token or refresh (401). */
export function sessionRejected(textKey: ErrorTextKey = 'sessionEnded'): ProblemError {
  return new ProblemError({
    status: 401,
    textKey,
    fields: { code: 401 },
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

/** A member who is silenced (403) or suspended (401) is told until when, and why. */
export function sanctioned(error: 'silenced' | 'suspended', { until, reason }: Silence) {
  const fields = { error, until, reason };
  if (error === 'silenced')
    return new ProblemError({ status: 403, textKey: 'memberSilenced', fields, sanction: fields });
  const { facts } = sessionRejected('accountSuspended');
  return new ProblemError({ ...facts, fields: { ...facts.fields, ...fields }, sanction: fields });
}

/** A valid request about the member's own account that cannot be fulfilled (400), because of a field if one is named. */
export function accountRejected(textKey: ErrorTextKey, propertyPath?: string): ProblemError {
  const violations = propertyPath === undefined ? [] : [{ propertyPath, textKey }];
  return new ProblemError({ status: 400, textKey, violations });
}

/** Too many logins (429). */
export function loginLimited(retryAfter: number): ProblemError {
  return new ProblemError({
    status: 429,
    textKey: 'tooManyLogins',
    retryAfter,
    fields: { code: 429, retry_after: retryAfter },
    headers: { 'Retry-After': retryAfter },
  });
}

/** Too many requests of any other kind (429). */
export function rateLimited(limit: number, retryAfter: number): ProblemError {
  return new ProblemError({
    status: 429,
    textKey: 'tooManyRequests',
    retryAfter,
    fields: { error: 'rate_limit_exceeded', details: { limit, retry_after: retryAfter } },
    headers: { 'Retry-After': retryAfter },
  });
}
