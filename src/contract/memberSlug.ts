/** The URL slug of a username, unless it is taken. */
export function memberSlug(username: string): string {
  const plain = username
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? 'member' : plain;
}
