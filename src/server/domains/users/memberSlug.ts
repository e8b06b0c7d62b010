/** The URL slug of a username, followed by numbered alternatives in case it is taken. */
export function slugCandidates(username: string): string[] {
  const plain = username
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const slug = plain === '' ? 'member' : plain;
  return [slug, ...Array.from({ length: 200 }, (_, index) => `${slug}-${index + 2}`)];
}
