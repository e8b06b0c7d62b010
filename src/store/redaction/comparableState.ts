import { isRecord } from '../../api/wire/typeGuards';

/**
 * The part of a redacted state that its actions determine: without provided tags, which are not redacted, and without an empty slice of
 * drafts, which a page has only once an editor was open.
 */
export function comparableState(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state.api)) return state;
  const { provided: _provided, ...api } = state.api;
  const { drafts, ...slices } = state;
  const open = isRecord(drafts) && Object.keys(drafts).length > 0 ? { drafts } : {};
  return { ...slices, ...open, api };
}
