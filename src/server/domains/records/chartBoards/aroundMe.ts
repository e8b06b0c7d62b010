import type { TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memberOf } from '../../../platform/security/guards';
import { readCursor } from '../../../platform/http/pageCursor';

export const isMe = (text: string): text is 'me' => text === 'me';

/** Where a page starts: after a row, or so that the member is in its middle. A cursor goes before. */
export const readStart = <Cursor extends TSchema>(
  cursor: Cursor,
  { after, aroundMe = false }: { after?: string; aroundMe?: boolean },
) => ({
  after: after === undefined ? undefined : readCursor(cursor, after),
  aroundMe: after === undefined && aroundMe,
});

/** The user whom a page is about, which is then nobody else’s; undefined for any other page. */
export function readOwnUser(
  request: FastifyRequest,
  reply: FastifyReply,
  isAsked: boolean,
): number | undefined {
  if (!isAsked) return undefined;
  void reply.header('Cache-Control', 'private, no-store');
  return memberOf(request).id;
}
