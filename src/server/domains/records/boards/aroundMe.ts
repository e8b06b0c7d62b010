import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValue, type QueryValues } from '../../../platform/http/collection';
import { readChoice } from '../../../platform/http/queryParameters';
import { memberOf } from '../../../platform/security/guards';

export const isMe = (text: string): text is 'me' => text === 'me';

/** Whether a query asks for the page with the member in its middle; a cursor goes before. */
export const readAroundMe = (query: QueryValues): boolean =>
  lastValue(query, 'after') === undefined && readChoice(query, 'around', isMe) !== undefined;

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
