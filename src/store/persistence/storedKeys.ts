/** All keys with a prefix in local storage; empty if the browser denies access. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
