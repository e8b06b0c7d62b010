import { useCallback } from 'react';
import { useRoute } from '../../navigation/useRoute';

/** Paths of the support section: the table, or one case. */
export function useCasePath(): (id?: number) => string {
  const { pathTo } = useRoute();
  return useCallback(
    (id) => `${pathTo('Administration')}/support${id === undefined ? '' : `/${id}`}`,
    [pathTo],
  );
}
