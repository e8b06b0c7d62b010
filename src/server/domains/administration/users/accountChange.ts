import { hasRole } from '../../../../contract/roles';
import type { PlatformServices } from '../../../platform/services';
import type { Database } from '../../../platform/database/tables';
import { sessionRejected } from '../../../platform/errors/problemError';
import { RequestError } from '../../../platform/errors/requestError';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import type { RequestContext } from '../../../platform/http/requestContext';
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

export type ChangeAccount = (context: RequestContext, change: Change) => Promise<void>;

/** Applies every administrative change to an account, in one transaction that checks the actor's rights again. */
export function createAccountChange(
  services: Pick<PlatformServices, 'database' | 'guards' | 'limits'>,
): ChangeAccount {
  const { database, guards, limits } = services;

  return async (context, { id, role, ownToo = false, work }) => {
    const { id: actorId } = memberOf(context);
    await limits.take(limitTable.adminChangesPerAccount, String(actorId));
    const rejection = await database.transaction().execute(async (transaction) => {
      const { actor, subject } = await lockAccounts(transaction, actorId, id);
      if (!actor || actor.isOut) throw sessionRejected();
      if (!subject) throw new RequestError(404, 'memberNotFound');
      if (!hasRole(actor.roles, role)) return 'role';
      const protection = protectionOf(actor, subject);
      if (protection === 'superAdministrator') return 'rank';
      if (protection === 'self' && !ownToo) throw new RequestError(409, 'ownAccount');
      await work(transaction, subject, actor);
      return undefined;
    });
    if (rejection === 'role') await guards.deny(context);
    if (rejection === 'rank') await guards.deny(context, 'superAdministratorProtected');
  };
}
