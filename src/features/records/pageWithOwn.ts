import { asApiError } from '../../api/errors/apiError';

interface Query<Page> {
  data?: Page | undefined;
  currentData?: Page | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface Queries<Page> {
  member: boolean;
  /** Whether everyone has this page: not the one around the member. */
  isShared: boolean;
  everyone: Query<Page>;
  own: Query<Page>;
}

/**
 * The page of a board. Members also ask for it with their own row, so that both are of one moment. Until the first one is there, and
 * without a connection, they see the page of everyone, which the document brings and the device keeps.
 */
export function pageWithOwn<Page extends { own: unknown }>(queries: Queries<Page>) {
  const { member, isShared, everyone, own } = queries;
  const withOwn = member && !(isShared && own.isError);
  const [first, second] = withOwn ? [own, own.data ? undefined : everyone] : [everyone, own];
  const currentData = first.currentData ?? second?.currentData;
  const ownRow: Page['own'] | null | undefined = withOwn ? own.data?.own : null;
  return {
    /** The page of this view. */
    currentData,
    /** The same, or that of the view before while it is loaded. */
    data: currentData ?? first.data ?? second?.data,
    /** The member’s own row; null without one, undefined until it is known. */
    own: ownRow,
    /** Whether there is, or may be, an own row to show. */
    withOwn,
    failure: first.isError ? asApiError(first.error) : undefined,
    refetch: () => {
      if (isShared) void everyone.refetch();
      if (member) void own.refetch();
    },
  };
}
