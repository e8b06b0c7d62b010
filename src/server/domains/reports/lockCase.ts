import { hasAnyRole, outranks, roles } from '../../../contract/roles';
import type { CaseObstacle } from '../../../contract/reports';
import type { Database, Tables } from '../../platform/database/tables';
import { sessionRejected } from '../../platform/errors/problemError';
import { RequestError, type ErrorTextKey } from '../../platform/errors/requestError';
import type { Selectable } from 'kysely';

export type LockedCase = Selectable<Tables['reportCases']>;

interface Person {
  id: number;
  email: string;
  language: string | null;
  roles: string[];
}

interface LockedPeople {
  actor: Person;
  /** Whose thing was reported; undefined after the account was deleted. */
  owner: Person | undefined;
}

/** Locks the moderator and the member in the order of their ids, as changes of accounts do, and checks the moderator’s role again. */
async function lockPeople(
  transaction: Database,
  actorId: number,
  ownerId: number | null,
): Promise<LockedPeople> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'language', 'roles', 'disabledAt', 'suspendedUntil'])
    .where('id', 'in', ownerId === null ? [actorId] : [actorId, ownerId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const actor = rows.find(({ id }) => id === actorId);
  if (!actor || actor.disabledAt !== null || actor.suspendedUntil !== null) throw sessionRejected();
  if (!hasAnyRole(actor.roles, [roles.moderator, roles.admin]))
    throw new RequestError(403, 'forbidden');
  return { actor, owner: rows.find(({ id }) => id === ownerId) };
}

const readCase = (database: Database, id: number) =>
  database.selectFrom('reportCases').selectAll().where('id', '=', id);

const hasReported = async (database: Database, caseId: number, userId: number) =>
  (await database
    .selectFrom('reports')
    .select('id')
    .where('caseId', '=', caseId)
    .where('reporterId', '=', userId)
    .executeTakeFirst()) !== undefined;

/** Why a moderator may not act in a case; the rank only matters for what is done to the member. */
export async function findObstacle(
  database: Database,
  { id, ownerId }: Pick<LockedCase, 'id' | 'ownerId'>,
  {
    actor,
    owner,
  }: { actor: { id: number; roles: readonly string[] }; owner?: Pick<Person, 'roles'> | undefined },
): Promise<CaseObstacle | null> {
  if (ownerId === actor.id) return 'own';
  if (await hasReported(database, id, actor.id)) return 'reported';
  return owner && !outranks(actor.roles, owner.roles) ? 'rank' : null;
}

const texts: Record<CaseObstacle, ErrorTextKey> = {
  own: 'caseOwn',
  reported: 'caseReported',
  rank: 'caseRank',
};

export const refuseObstacle = (obstacle: CaseObstacle): never => {
  throw new RequestError(403, texts[obstacle]);
};

/**
 * Locks a case with the moderator and its member. Nobody decides about an own thing or an own report.
 * @throws RequestError (403, 404)
 */
export async function lockCase(transaction: Database, id: number, actorId: number) {
  const found = await readCase(transaction, id).executeTakeFirst();
  if (!found) throw new RequestError(404, 'caseNotFound');
  const people = await lockPeople(transaction, actorId, found.ownerId);
  const row = await readCase(transaction, id).forUpdate().executeTakeFirst();
  if (!row) throw new RequestError(404, 'caseNotFound');
  const obstacle = await findObstacle(transaction, row, people);
  if (obstacle === 'own' || obstacle === 'reported') refuseObstacle(obstacle);
  return { row, ...people, outranked: obstacle === 'rank' };
}
