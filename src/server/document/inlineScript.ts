import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ClientBuild } from './clientBuild';

const header = 'Content-Security-Policy';

/** Allows the one script that the build has put into the template itself, by its hash. */
export function allowInlineScript(reply: FastifyReply, { template }: ClientBuild): void {
  const script = /<script>(.+?)<\/script>/s.exec(template)?.[1];
  if (script === undefined) return;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = String(reply.getHeader(header));
  void reply.header(header, policy.replace(/script-src 'self'/, `$& 'sha256-${hash}'`));
}
