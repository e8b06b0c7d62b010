import type { FastifyReply } from 'fastify';

export const policyHeader = 'Content-Security-Policy';

/** Sources by directive: `{ 'img-src': ["'self'", 'data:'] }`. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** The value of the header. */
export const serializePolicy = (directives: PolicyDirectives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

function parsePolicy(policy: string): PolicyDirectives {
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/**
 * Adds sources to the policy of this response, which securityHeaders has set. A directive the policy does not have
 * yet is added to it.
 */
export function allowSources(reply: FastifyReply, added: PolicyDirectives): void {
  const policy = parsePolicy(String(reply.getHeader(policyHeader)));
  const widened = Object.entries(added).map(([name, sources]) => [
    name,
    [...(policy[name] ?? []), ...sources],
  ]);
  void reply.header(policyHeader, serializePolicy({ ...policy, ...Object.fromEntries(widened) }));
}
