import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const initialization = 'fastify.initialization';

function isFastify(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

/** Calls back with each server that the test file makes, before it has any plugin or route. */
export function watchServers(onServer: (server: FastifyInstance) => void): void {
  const watch = (message: unknown) => {
    if (isFastify(message)) onServer(message.fastify);
  };
  subscribe(initialization, watch);
  // The channel belongs to the process, which runs other test files after this one.
  afterAll(() => unsubscribe(initialization, watch));
}
