import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { allowSources } from '../security/contentSecurityPolicy';
import type { ClientBuild } from './clientBuild';

/** Allows the template's only inline script by its hash. */
export function allowInlineScript(reply: FastifyReply, { template }: ClientBuild): void {
  const script = /<script>(.+?)<\/script>/s.exec(template)?.[1];
  if (script === undefined) return;
  const hash = createHash('sha256').update(script).digest('base64');
  allowSources(reply, { 'script-src': [`'sha256-${hash}'`] });
}
