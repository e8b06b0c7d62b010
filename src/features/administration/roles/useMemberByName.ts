import type { Account } from '../../../api/accountFromWire';
import { useLazyGetAccountsQuery } from '../../../api/adminUsersApi';
import { asApiError, type ApiError } from '../../../api/apiError';

type Found = { member: Account | undefined } | { error: ApiError };

const anything = {
  role: '',
  state: '',
  registeredFrom: '',
  registeredTo: '',
  lastLoginFrom: '',
  lastLoginTo: '',
};

/** Finds the one member of a name, whatever its capitals. */
export function useMemberByName() {
  const [find] = useLazyGetAccountsQuery();
  return async (username: string): Promise<Found> => {
    const { data, error } = await find({
      ...anything,
      search: username,
      page: 1,
      // A name sorts before all that only begin with it.
      itemsPerPage: 100,
      order: { field: 'username', direction: 'asc' },
    });
    if (!data) {
      return { error: asApiError(error) ?? { kind: 'unknown', messageKey: 'errors:unknown' } };
    }
    const wanted = username.toLowerCase();
    return { member: data.items.find((one) => one.username.toLowerCase() === wanted) };
  };
}
