import { environment } from '../../config/environment';
import { paths } from '../../contract/paths';

/** URL of a user's avatar. `changedAt` busts the cache after a new upload. */
export function avatarAddress(userId: number, changedAt: number | null): string {
  const query = changedAt === null ? '' : `?timestamp=${changedAt}`;
  return `${environment.apiHost}${paths.avatar(userId)}${query}`;
}
