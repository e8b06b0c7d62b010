import { memberSlug } from '../../../contract/memberSlug';

/** The URL slug of a username, followed by numbered alternatives in case it is taken. */
export function slugCandidates(username: string): string[] {
  const slug = memberSlug(username);
  return [slug, ...Array.from({ length: 200 }, (_, index) => `${slug}-${index + 2}`)];
}
