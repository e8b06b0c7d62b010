import type { Database } from '../../../platform/database/tables';
import { sessionRejected } from '../../../platform/errors/problemError';

/**
 * Keeps an account from being deleted until the transaction ends, or, to delete it, from being named by others. It is the first of all locks,
 * before that of the player.
 * @throws ProblemError (401) if it was deleted meanwhile.
 */
export async function holdAccount(
  transaction: Database,
  id: number,
  { toDelete }: { toDelete: boolean },
): Promise<void> {
  const user = transaction.selectFrom('users').select('id').where('id', '=', id);
  const locked = toDelete ? user.forUpdate() : user.forKeyShare();
  if (!(await locked.executeTakeFirst())) throw sessionRejected();
}
