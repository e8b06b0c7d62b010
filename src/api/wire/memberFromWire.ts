import { isPublicRole, type PublicRole } from '../../contract/roles';
import { idOf } from './articleFromWire';
import { countOrZero, dateOrNull, isRecord, textOrNull } from './typeGuards';

/** A member's public data. */
export type PublicMember = {
  id: number;
  username: string;
  /** Another one than asked for if the member was renamed. */
  slug: string | null;
  memberSince: string | null;
  role: PublicRole;
  articles: number;
  comments: number;
  /** The id of their player; null without scores. */
  player: number | null;
  scores: number;
  disabled: boolean;
};

export function memberFromWire(item: unknown): PublicMember | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const username = textOrNull(item.username);
  if (id === undefined || username === null) return undefined;
  return {
    id,
    username,
    slug: textOrNull(item.slug),
    memberSince: dateOrNull(item.memberSince),
    role: isPublicRole(item.role) ? item.role : 'member',
    articles: countOrZero(item.nbArticle),
    comments: countOrZero(item.nbComment),
    player: countOrZero(item.player) || null,
    scores: countOrZero(item.nbScore),
    disabled: item.disabled === true,
  };
}
