import { hasAllRoles, hasAnyRole, hasRole } from '../contract/roles';
import { selectIsAuthenticated, selectUser } from '../state/authSlice';
import { useAppSelector } from '../store/hooks';

/** One role, any of a list, or all of a list; an empty demand only requires a login. */
export type RoleDemand = { one?: string; any?: readonly string[]; all?: readonly string[] };

/** Whether the member meets every demand. */
export function useHasRole({ one, any, all }: RoleDemand = {}): boolean {
  const loggedIn = useAppSelector(selectIsAuthenticated);
  const owned = useAppSelector(selectUser)?.roles ?? [];
  return (
    loggedIn &&
    (one === undefined || hasRole(owned, one)) &&
    (any === undefined || hasAnyRole(owned, any)) &&
    (all === undefined || hasAllRoles(owned, all))
  );
}
