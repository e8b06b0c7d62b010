import { paths } from '../../../../contract/paths';
import type { ArticleAuthor } from '../../../../contract/schemas/articles';

export interface UserRow {
  userId: number | null;
  username: string | null;
  userSlug: string | null;
}

/** Who did something; null for the site itself and for a deleted account. */
export const userOf = ({ userId: id, username, userSlug: slug }: UserRow): ArticleAuthor | null =>
  id === null || username === null || slug === null
    ? null
    : { '@id': paths.user(id), '@type': 'User', id, username, slug };
