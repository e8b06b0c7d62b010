import { isRecord } from '../../api/wire';

/** A redacted state as far as its actions decide on it: which answers a change would make stale is not kept track of. */
export function comparableState(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state.api)) return state;
  const { provided: _provided, ...api } = state.api;
  return { ...state, api };
}
