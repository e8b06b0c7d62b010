/**
 * Keys of requests that create a game. A failed request may have reached the server: the next one with the same body has the same
 * key, until one has succeeded.
 */
export function createAttempts() {
  let attempt: { text: string; key: string } | undefined;
  return {
    keyOf: (body: object): string => {
      const text = JSON.stringify(body);
      if (attempt?.text !== text) attempt = { text, key: globalThis.crypto.randomUUID() };
      return attempt.key;
    },
    onSuccess: (): void => {
      attempt = undefined;
    },
  };
}
