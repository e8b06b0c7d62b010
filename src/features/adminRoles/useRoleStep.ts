import { useLazyGetAccountQuery, useChangeRolesMutation } from '../../admin-frame/accountsApi';
import type { CommandOutcome } from '../../api/useSecretMutation';
import { asApiError, unknownError } from '../../api/errors/apiError';
import { normalizeRoles } from '../../contract/roleAssignment';

/** Grants or revokes one role. The member's current roles are fetched first; the server rejects the change if they changed in between. */
export function useRoleStep() {
  const [find] = useLazyGetAccountQuery();
  const [send, { isLoading: sending }] = useChangeRolesMutation();
  const step = async (
    id: number,
    change: (owned: string[]) => string[],
  ): Promise<CommandOutcome<'changed' | 'unchanged'>> => {
    const { data: account, error } = await find(id);
    if (!account) return { error: asApiError(error) ?? unknownError };
    const previous = normalizeRoles(account.roles);
    const roles = normalizeRoles(change(previous));
    if (roles.join(' ') === previous.join(' ')) return { data: 'unchanged' };
    const failure = asApiError((await send({ id, previous, roles })).error);
    return failure ? { error: failure } : { data: 'changed' };
  };
  return {
    sending,
    give: (id: number, role: string) => step(id, (owned) => [...owned, role]),
    take: (id: number, role: string) =>
      step(id, (owned) => owned.filter((other) => other !== role)),
  };
}
