/** Returns true when the page holds back the history step that the browser has just taken. */
type HistoryGuard = () => boolean;

const guards = new Set<HistoryGuard>();

/**
 * The router asks before it follows a history step. A guard cannot be a `popstate` listener of its own: browsers call
 * the window's listeners in the order of their registration, capturing ones too, so the router's would come first.
 */
export const isHistoryStepHeld = (): boolean => [...guards].some((guard) => guard());

/** Returns a function that removes the guard. */
export function addHistoryGuard(guard: HistoryGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
