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

interface Asking {
  request: Pick<FastifyRequest, 'member'>;
  reply: FastifyReply;
}

/**
 * Whether a request may read a part of a player: a private one only of the member and of moderators, whose response nobody keeps.
 * @throws RequestError (404)
 */
export async function isShown(
  database: Database,
  { request, reply }: Asking,
  asked: OfPlayer,
): Promise<boolean> {
  const found = await findPrivacy(database, asked);
  if (!found) throw new RequestError(404, 'playerNotFound');
  if (!found.isPrivate) return true;
  const { member } = request;
  const maySee =
    member !== null && (member.id === found.userId || hasAnyRole(member.roles, moderationRoles));
  if (maySee) void reply.header('Cache-Control', 'private, no-store');
  return maySee;
}

/**
 * Refuses a request that may not read a part of a player.
 * @throws RequestError (403, 404)
 */
export async function requireShown(
  database: Database,
  asking: Asking,
  asked: OfPlayer,
): Promise<void> {
  if (!(await isShown(database, asking, asked))) throw new RequestError(403, 'partPrivate');
}
