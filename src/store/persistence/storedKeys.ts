/** All keys with a prefix in local storage; none where the browser denies access to it. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
