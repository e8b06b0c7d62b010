import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageTags } from '../../../contract/languages';
import type { Silence } from '../../../contract/schemas/reports';
import type { Problem } from '../../../contract/schemas/errors';
import { formatWait } from '../../../contract/formatWait';
import { fillText } from '../texts/fillText';
import { formatMoment } from '../texts/formatMoment';
import { serverTexts } from '../texts/serverTexts';
import type { ErrorTextKey, Violation } from './requestError';

const textKeys: Readonly<Record<number, ErrorTextKey>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  406: 'notAcceptable',
  408: 'requestTimeout',
  409: 'conflict',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  422: 'unprocessable',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** Seconds after which a client may retry when the service is unavailable. */
export const retryAfterSeconds = 5;

/** The default text for a status. */
export function textKeyOf(status: number): ErrorTextKey {
  return textKeys[status] ?? (status < 500 ? 'badRequest' : 'internal');
}

export interface ProblemFacts {
  status: number;
  textKey: ErrorTextKey;
  violations?: readonly Violation[];
  /** Seconds to wait before retrying, for texts that mention it. */
  retryAfter?: number;
  /** For texts that mention until when, and why. */
  sanction?: Silence;
  /** Additional members of the problem. */
  fields?: Record<string, unknown>;
  headers?: Record<string, string | number>;
}

/** Sends problem details in the reader's language, without internal information. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, facts: ProblemFacts) {
  const { errors: texts, caseReasons } = serverTexts[request.language];
  const { language } = request;
  const { sanction, retryAfter = 60 } = facts;
  const detail = fillText(texts[facts.textKey], {
    when: formatWait(language, retryAfter),
    ...(sanction && {
      until: formatMoment(sanction.until, language),
      reason: caseReasons[sanction.reason],
    }),
  });
  const numbers = new Intl.NumberFormat(languageTags[request.language]);
  const violations = (facts.violations ?? []).map(({ propertyPath, textKey, limit = 0, code }) => ({
    propertyPath,
    message: texts[textKey]
      .replace('{{limit}}', numbers.format(limit))
      .replace('{{name}}', () => propertyPath),
    ...(code === undefined ? {} : { code }),
  }));
  const problem: Problem = {
    type: `/errors/${facts.status}`,
    title: STATUS_CODES[facts.status] ?? 'Error',
    status: facts.status,
    detail: detail.includes('{{') ? (violations[0]?.message ?? detail) : detail,
    message: violations[0]?.message ?? detail,
    requestId: request.id,
    ...(violations.length > 0 ? { violations } : {}),
    ...facts.fields,
  };
  return reply
    .code(facts.status)
    .headers({ 'Cache-Control': 'no-store', ...facts.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
