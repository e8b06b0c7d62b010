import { createHash, timingSafeEqual } from 'node:crypto';
import { compile } from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../settings/appDependencies';
import { sendProblem } from '../errors/problem';

const isLoopback = compile('loopback');

/** A proxy on this machine connects from loopback too; these headers give it away. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * With a token: whoever sends it. Without: programs on this machine that connect directly. A site behind a proxy
 * (`TRUST_PROXY`) always needs a token, because not every proxy says that it forwards.
 */
export function createMetricsGuard({
  metricsToken,
  trustProxy,
}: Pick<AppConfig, 'metricsToken' | 'trustProxy'>) {
  const expected = metricsToken === undefined ? undefined : digest(metricsToken);
  const behindProxy = trustProxy !== undefined && trustProxy !== false;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (expected === undefined) {
      if (behindProxy || !isDirectLoopback(request)) reply.callNotFound();
      return;
    }
    const [, token = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
    // Digests have the same length, which the comparison needs.
    if (timingSafeEqual(digest(token), expected)) return;
    void reply.header('WWW-Authenticate', 'Bearer realm="metrics"');
    await sendProblem(request, reply, { status: 401, textKey: 'unauthorized' });
  };
}

function isDirectLoopback({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress } = raw.socket;
  return (
    remoteAddress !== undefined &&
    isLoopback(remoteAddress, 0) &&
    !proxyHeaders.some((name) => name in headers)
  );
}
