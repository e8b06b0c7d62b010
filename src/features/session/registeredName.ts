/** Handed to the login page as the state of its history entry: a username belongs in no address. */
export const registeredState = (username: string) => ({ username });

/** The username just registered, or an empty one. */
export function registeredName(state: unknown): string {
  const named = typeof state === 'object' && state !== null && 'username' in state;
  return named && typeof state.username === 'string' ? state.username : '';
}
