import type { ApiError } from '../../../api/errors/apiError';
import { asApiError } from '../../../api/errors/apiError';

/** Of the own scores in a list of charts: for guests there are none; `slot` keeps their place in the printed page. */
export type OwnState = 'guest' | 'slot' | 'pending' | 'failed' | 'known';

interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface Queries<Data> {
  member: boolean;
  /** The charts as everyone sees them, which the document brings and the device keeps. */
  everyone: Query<Data>;
  /** The same with the own scores, which are of the same moment. */
  own: Query<Data>;
}

interface Shown<Data> {
  data: Data | undefined;
  own: OwnState;
  failure: ApiError | undefined;
  refetch: () => void;
}

/** Members see what everyone sees until their own scores are there, and if they cannot be read. */
export function preferOwn<Data>({ member, everyone, own }: Queries<Data>): Shown<Data> {
  const data = (member ? own.data : undefined) ?? everyone.data;
  const failed = everyone.isError && (!member || own.isError);
  return {
    data,
    own: ownState(member, own),
    failure: data === undefined && failed ? asApiError(everyone.error) : undefined,
    refetch: () => {
      void everyone.refetch();
      if (member) void own.refetch();
    },
  };
}

function ownState(member: boolean, { data, isError }: Query<unknown>): OwnState {
  if (!member) return 'guest';
  if (data !== undefined) return 'known';
  return isError ? 'failed' : 'pending';
}
