import { privateParts } from '../../contract/records/privateParts';
import { publicRoles } from '../../contract/roles';
import {
  count,
  flag,
  from,
  idOfKind,
  list,
  moment,
  needed,
  object,
  oneOf,
  text,
  type Read,
} from './readers';
import { countryFromWire, counts, numberOrNull } from './recordReaders';

export const memberFromWire = object({
  id: idOfKind('personId'),
  username: needed(text('personName')),
  /** Another one than asked for if the member was renamed. */
  slug: text('personSlug'),
  memberSince: moment,
  role: oneOf(publicRoles, 'member'),
  articles: from('nbArticle', count),
  comments: from('nbComment', count),
  country: countryFromWire,
  /** The id of their player; null without scores. */
  player: numberOrNull('playerId'),
  scores: from('nbScore', count),
  games: from('nbGame', count),
  /** How many of the first scores of their list are of one game and day each. */
  scoreGroups: counts,
  /** How many scores are pinned. */
  pinned: from('nbPinned', count),
  /** What only the member and moderators may read. */
  private: list(oneOf(privateParts, undefined)),
  disabled: flag,
});
/** A member's public data. */
export type PublicMember = Read<typeof memberFromWire>;
