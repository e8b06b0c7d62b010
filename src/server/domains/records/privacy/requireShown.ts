import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PrivatePart } from '../../../../contract/records/privateParts';
import { hasAnyRole, moderationRoles } from '../../../../contract/roles';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';

export interface OfPlayer {
  playerId: number;
  part: PrivatePart;
}

/** Whether a player keeps a part from others, and whose player it is; undefined if there is none with this id. */
export async function findPrivacy(database: Database, { playerId, part }: OfPlayer) {
  const player = await database
    .selectFrom('players')
    .select(['userId', 'privateParts'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  return player && { userId: player.userId, isPrivate: player.privateParts.includes(part) };
}

/**
 * Lets a request read a part of a player: a private one only of the member and of moderators, whose response nobody keeps.
 * @throws RequestError (403, 404)
 */
export async function requireShown(
  database: Database,
  { request, reply }: { request: Pick<FastifyRequest, 'member'>; reply: FastifyReply },
  asked: OfPlayer,
): Promise<void> {
  const found = await findPrivacy(database, asked);
  if (!found) throw new RequestError(404, 'playerNotFound');
  if (!found.isPrivate) return;
  const { member } = request;
  const maySee =
    member !== null && (member.id === found.userId || hasAnyRole(member.roles, moderationRoles));
  if (!maySee) throw new RequestError(403, 'partPrivate');
  void reply.header('Cache-Control', 'private, no-store');
}
