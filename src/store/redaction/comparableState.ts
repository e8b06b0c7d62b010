import { isRecord } from '../../api/wire/typeGuards';

/** The part of a redacted state that its actions determine: without provided tags, which are not redacted. */
export function comparableState(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state.api)) return state;
  const { provided: _provided, ...api } = state.api;
  return { ...state, api };
}
