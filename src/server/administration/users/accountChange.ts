import type { FastifyRequest } from 'fastify';
import { hasRole } from '../../../contract/roles';
import type { AppServices } from '../../appServices';
import type { Database } from '../../database/tables';
import { sessionRejected } from '../../errors/problemError';
import { RequestError } from '../../errors/requestError';
import { limitTable } from '../../rateLimits/limitTable';
import { memberOf } from '../../session/guards';
import { lockAccounts, type LockedAccount } from './accountFacts';
import { protectionOf } from './accountReply';

interface Change {
  /** Whom it is done to. */
  id: number;
  /** What the actor must still be when it is done, not only when they asked. */
  role: string;
  /** Where it may be done to oneself. */
  ownToo?: boolean;
  work: (transaction: Database, account: LockedAccount, actor: LockedAccount) => Promise<void>;
}

export type ChangeAccount = (request: FastifyRequest, change: Change) => Promise<void>;

/** Everything administrators do to an account goes through here: one transaction, in which the rights are looked at again. */
export function createAccountChange(services: AppServices): ChangeAccount {
  const { database, guards, limits } = services;

  return async (request, { id, role, ownToo = false, work }) => {
    const { id: actorId } = memberOf(request);
    await limits.take(limitTable.adminChangesPerAccount, String(actorId));
    const refusal = await database.transaction().execute(async (transaction) => {
      const { actor, subject } = await lockAccounts(transaction, actorId, id);
      if (!actor || actor.disabledAt !== null) throw sessionRejected();
      if (!subject) throw new RequestError(404, 'memberNotFound');
      if (!hasRole(actor.roles, role)) return 'role';
      const protection = protectionOf(actor, subject);
      if (protection === 'superAdministrator') return 'rank';
      if (protection === 'self' && !ownToo) throw new RequestError(409, 'ownAccount');
      await work(transaction, subject, actor);
      return undefined;
    });
    if (refusal === 'role') await guards.deny(request);
    if (refusal === 'rank') await guards.deny(request, 'superAdministratorProtected');
  };
}
