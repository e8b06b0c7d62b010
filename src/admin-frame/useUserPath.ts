import { useCallback } from 'react';
import { useRoute } from '../navigation/useRoute';

/** Paths of the users section: the table, or one account. */
export function useUserPath(): (id?: number) => string {
  const { pathTo } = useRoute();
  return useCallback(
    (id) => `${pathTo('Administration')}/users${id === undefined ? '' : `/${id}`}`,
    [pathTo],
  );
}
