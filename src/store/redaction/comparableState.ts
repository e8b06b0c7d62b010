import { isRecord } from '../../api/wire/typeGuards';

/**
 * The part of a redacted state that its actions determine: without provided tags, which are not redacted, and without an empty slice of
 * drafts, which a page has only once an editor was open.
 */
export function comparableState(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state.api)) return state;
  const { provided: _provided, ...api } = state.api;
  const { documents, ...slices } = state;
  const open = isRecord(documents) && Object.keys(documents).length > 0 ? { documents } : {};
  return { ...slices, ...open, api };
}
