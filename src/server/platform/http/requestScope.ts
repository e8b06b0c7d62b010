import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

/** The request or job on whose behalf code runs. */
export interface Scope {
  /** `req:` and the request's id, or `job:` and the job's name. Letters, digits, `.`, `_`, `:` and `-` only: it is put into SQL. */
  label: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

export const runInScope = <Result>(scope: Scope, work: () => Result): Result =>
  scopes.run(scope, work);

const scopeOf = ({ id, log }: FastifyRequest): Scope => ({ label: `req:${id}`, log });

/** Makes the request known to code that does not receive it: the database names it in its statements and slow-query log. */
export const requestScopePlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => runInScope(scopeOf(request), done));
    // A body arrives in events of the connection, which belong to no request.
    app.addHook('preValidation', (request, _reply, done) => runInScope(scopeOf(request), done));
  },
  { name: 'request-scope', dependencies: ['response-cache'], fastify: '5.x' },
);
