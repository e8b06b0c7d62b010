import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/*
 * Fastify looks for the name of a plugin among all loaded modules, which Jest lists anew each time: that took a fifth of the start
 * of a server. It does not look for the name of a plugin that has a display name.
 */

const displayName = Symbol.for('fastify.display-name');

const nameFirst: ProxyHandler<FastifyInstance['register']> = {
  apply(register, app, [plugin, ...options]) {
    if (typeof plugin === 'function') plugin[displayName] ??= plugin.name || 'plugin';
    return Reflect.apply(register, app, [plugin, ...options]);
  },
};

function isFastify(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

const initialization = 'fastify.initialization';
const watch = (message: unknown) => {
  if (!isFastify(message)) return;
  message.fastify.register = new Proxy(message.fastify.register, nameFirst);
};
subscribe(initialization, watch);
// The channel belongs to the process, which runs other test files after this one.
afterAll(() => unsubscribe(initialization, watch));
