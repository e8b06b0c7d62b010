import type { TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstStart, type BoardStart } from '../../../../contract/views/boardViews';
import type { QueryValues } from '../../../platform/http/collection';
import { readChoice } from '../../../platform/http/queryParameters';
import { memberOf } from '../../../platform/security/guards';
import { readCursor } from '../../../platform/http/pageCursor';

const isMe = (text: string): text is 'me' => text === 'me';

/** Where a page starts: the first of what is given, with its cursor decoded. */
export function readStart<Cursor extends TSchema>(cursor: Cursor, given: Partial<BoardStart>) {
  const { after, before, ...start } = firstStart(given);
  return {
    after: after === undefined ? undefined : readCursor(cursor, after),
    before: before === undefined ? undefined : readCursor(cursor, before),
    ...start,
  };
}

/** Whether the member’s own row comes with the page. */
export const readOwn = (query: QueryValues): boolean =>
  readChoice(query, 'own', isMe) !== undefined;

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
