import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverTexts } from '../serverTexts';
import type { ErrorTextKey } from './requestError';

interface RefusalFacts {
  status: number;
  textKey: ErrorTextKey;
  /** What the body holds beside the sentence and the request's id. */
  fields?: Record<string, unknown>;
  headers?: Record<string, string | number>;
}

/**
 * A request refused in one of the shapes clients of this kind of service expect (contract/schemas/refusals.ts) instead of a
 * problem document.
 */
export class Refusal extends Error {
  readonly facts: RefusalFacts;

  constructor(facts: RefusalFacts) {
    super(facts.textKey);
    this.name = 'Refusal';
    this.facts = facts;
  }
}

/** A login, token or refresh that is not good (401). */
export function sessionRefused(textKey: ErrorTextKey = 'sessionEnded'): Refusal {
  return new Refusal({
    status: 401,
    textKey,
    fields: { code: 401 },
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

/** A call of one's account that was understood and cannot be done (400). */
export function accountRefused(textKey: ErrorTextKey): Refusal {
  return new Refusal({ status: 400, textKey });
}

/** Too many logins (429). */
export function loginLimited(retryAfter: number): Refusal {
  return new Refusal({
    status: 429,
    textKey: 'tooManyLogins',
    fields: { code: 429, retry_after: retryAfter },
    headers: { 'Retry-After': retryAfter },
  });
}

/** Too many of anything else (429). */
export function rateLimited(limit: number, retryAfter: number): Refusal {
  return new Refusal({
    status: 429,
    textKey: 'tooManyRequests',
    fields: { error: 'rate_limit_exceeded', details: { limit, retry_after: retryAfter } },
    headers: { 'Retry-After': retryAfter },
  });
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { status, textKey, fields = {}, headers = {} } = refusal.facts;
  const message = serverTexts[request.language].errors[textKey];
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...fields, message, requestId: request.id }));
}
