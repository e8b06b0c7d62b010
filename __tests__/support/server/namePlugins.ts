import type { FastifyInstance } from 'fastify';
import { watchServers } from './watchServers';

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

watchServers((server) => {
  server.register = new Proxy(server.register, nameFirst);
});
