import { useGetReportCasesInfiniteQuery } from '../../../api/reportCasesApi';
import { useRoute } from '../../../navigation/useRoute';
import { useModerationPaths } from '../useModerationPaths';

/** The address of the next open case: the one after this in the list, or its first. */
export function useNextCase(id: number): string | undefined {
  const { language } = useRoute();
  const { report } = useModerationPaths();
  const { data } = useGetReportCasesInfiniteQuery({ language, state: 'open' });
  const open = data?.pages.flatMap(({ items }) => items) ?? [];
  const behind = open.slice(open.findIndex((one) => one.id === id) + 1);
  const next = [...behind, ...open].find((one) => one.id !== id);
  return next && report(next.id);
}
