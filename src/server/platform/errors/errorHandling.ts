import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import {
  DatabaseUnavailable,
  isLastSuperAdministrator,
  isAccountGone,
  isUnstorableText,
  StatementTimeout,
} from '../database/databaseErrors';
import { isApiRequest } from '../http/requestPath';
import { collectAllowedMethods } from './allowedMethods';
import { bodyViolations } from './bodyViolations';
import { retryAfterSeconds, sendProblem, textKeyOf, type ProblemFacts } from './problem';
import { ProblemError } from './problemError';
import { createRepeatedLog } from './repeatedLog';
import { RequestError } from './requestError';

/** The only place where errors become responses. Only server errors are logged, not client errors; of an outage of the database not every request. */
export const errorHandlingPlugin = fastifyPlugin(
  async (app) => {
    const logOutage = createRepeatedLog();
    const log = (error: Error, request: FastifyRequest) => {
      if (error instanceof DatabaseUnavailable)
        logOutage((times) => request.log.error({ err: error, times }, 'requests failed'));
      else request.log.error({ err: error }, 'request failed');
    };
    const allowedMethods = collectAllowedMethods(app);
    app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
      if (error instanceof ProblemError) return sendProblem(request, reply, error.facts);
      const facts = describe(error, request);
      if (facts.status === 503) void reply.header('Retry-After', retryAfterSeconds);
      if (facts.status === 408) void reply.header('Connection', 'close');
      if (facts.status >= 500) log(error, request);
      return sendProblem(request, reply, facts);
    });
    app.setNotFoundHandler((request, reply) => {
      const methods = allowedMethods(request.url);
      if (methods.length === 0 || methods.includes(request.method)) {
        return answerNotFound(request, reply);
      }
      const headers = { Allow: methods.join(', ') };
      if (request.method === 'OPTIONS') return reply.code(204).headers(headers).send();
      return sendProblem(request, reply, { status: 405, textKey: 'methodNotAllowed', headers });
    });
  },
  { name: 'error-handling', dependencies: ['language'], fastify: '5.x' },
);

/** True if the handler timed out because the client has not sent its whole body. */
function isSlowBody(error: FastifyError, { raw }: FastifyRequest): boolean {
  return error.code === 'FST_ERR_HANDLER_TIMEOUT' && raw.complete === false;
}

function describe(error: FastifyError, request: FastifyRequest): ProblemFacts {
  if (isSlowBody(error, request)) return { status: 408, textKey: 'requestTimeout' };
  if (isUnstorableText(error)) {
    // Logged because the route should have cleaned or rejected the text, although the client sent it.
    request.log.warn({ err: error }, 'rejected text the database cannot store');
    return { status: 400, textKey: 'badRequest' };
  }
  if (error instanceof RequestError) {
    return { status: error.statusCode, textKey: error.textKey, violations: error.violations };
  }
  if (isLastSuperAdministrator(error)) return { status: 409, textKey: 'lastSuperAdministrator' };
  if (error instanceof DatabaseUnavailable || error instanceof StatementTimeout) {
    return { status: 503, textKey: 'unavailable' };
  }
  // Sent again, the request is answered as after the deletion.
  if (isAccountGone(error)) return { status: 503, textKey: 'unavailable' };
  if (error.validation && error.validationContext === 'body') {
    return {
      status: 422,
      textKey: 'unprocessable',
      violations: bodyViolations(error.validation, request.routeOptions.schema?.body, request.body),
    };
  }
  const status = error.statusCode ?? 500;
  const known = status >= 400 && status < 600 ? status : 500;
  return { status: known, textKey: textKeyOf(known) };
}

/**
 * API clients get problem details. A browser that requests a file gets plain text, not a page that could be mistaken for the
 * file.
 */
function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  if (isApiRequest(request) || request.headers.accept?.includes('json')) {
    return sendProblem(request, reply, { status: 404, textKey: 'notFound' });
  }
  return reply
    .code(404)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('404 Not Found\n');
}
