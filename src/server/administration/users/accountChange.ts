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
  /** The member to change. */
  id: number;
  /** The role the actor must still have inside the transaction, not only when the request arrived. */
  role: string;
  /** Whether actors may apply the change to their own account. */
  ownToo?: boolean;
  work: (transaction: Database, account: LockedAccount, actor: LockedAccount) => Promise<void>;
}

export type ChangeAccount = (request: FastifyRequest, change: Change) => Promise<void>;

/** Applies every administrative change to an account, in one transaction that checks the actor's rights again. */
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
