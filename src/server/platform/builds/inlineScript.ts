import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { allowSources } from '../security/contentSecurityPolicy';
import type { ClientBuild } from './clientBuild';

/** Allows the inline scripts of a build's documents by their hashes: that of the template, and the one that sets the theme. */
export function allowInlineScripts(reply: FastifyReply, build: ClientBuild): void {
  const guard = /<script>(.+?)<\/script>/s.exec(build.template)?.[1];
  const themeInit = build.texts[build.sources['themeInit.ts'] ?? ''];
  const hashes = [guard, themeInit].flatMap((script) =>
    script === undefined ? [] : `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  allowSources(reply, { 'script-src': hashes });
}
