/** The forms in which a secret may appear in a file. */
export function formsOf(secret: string): string[] {
  const escaped = JSON.stringify(secret).slice(1, -1);
  // Within other text, base64 can start at any of three offsets.
  const shifted = [secret, escaped].flatMap((text) =>
    [0, 1, 2].flatMap((shift) =>
      (['base64', 'base64url'] as const).map((alphabet) =>
        Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
          .toString(alphabet)
          .slice(shift === 0 ? 0 : 4, -4),
      ),
    ),
  );
  return [
    secret,
    escaped,
    JSON.stringify(escaped).slice(1, -1),
    encodeURIComponent(secret),
    new URLSearchParams({ a: secret }).toString().slice(2),
    secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    ...shifted,
    [...secret].toReversed().join(''),
  ];
}

/** Which of some secrets a text contains, in any form. */
export function findSecrets(text: string, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => formsOf(secret).some((form) => text.includes(form)));
}
