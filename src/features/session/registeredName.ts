/** Passed to the login page as history state: a username must not be in a URL. */
export const registeredState = (username: string) => ({ username });

/** The username just registered, or an empty string. */
export function registeredName(state: unknown): string {
  const named = typeof state === 'object' && state !== null && 'username' in state;
  return named && typeof state.username === 'string' ? state.username : '';
}
