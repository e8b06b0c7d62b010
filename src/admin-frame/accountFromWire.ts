import { accountProtections, memberStates } from '../contract/memberQuery';
import { roleCategories, categoryOf } from '../contract/roles';
import {
  computed,
  count,
  from,
  id,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from '../api/wire/readers';
import { string } from '../api/wire/recordReaders';

const hidden = text('hidden');
const textOrEmpty = string('hidden');

const accountFields = {
  id,
  username: needed(hidden),
  slug: textOrEmpty,
  roles: list(reader((role) => (typeof role === 'string' ? role : undefined), 'hidden')),
  state: oneOf(memberStates, 'active'),
  createdAt: moment,
  lastLoginAt: moment,
};
export const accountFromWire = object(accountFields);
/** A member in the administration's table. */
export type Account = Read<typeof accountFromWire>;

const latest = orNull(object({ id, at: moment }));

export const accountDetailFromWire = object({
  ...accountFields,
  email: textOrEmpty,
  language: hidden,
  disabledAt: moment,
  resetRequiredAt: from('passwordResetRequiredAt', moment),
  comments: from('nbComment', count),
  sessions: from('nbSession', count),
  /** The id of the player; null without scores. */
  player: reader((value) => (typeof value === 'number' ? value : null), 'playerId'),
  scores: from('nbScore', count),
  firstPlaces: from('nbFirstPlace', count),
  points: count,
  gamePoints: count,
  latestScore: latest,
  /** The id and the slug are those of its article. */
  latestComment: orNull(object({ id, slug: textOrEmpty, at: moment })),
  cases: from('nbCase', count),
  latestCase: latest,
  disabledReason: hidden,
  /** Why the current user cannot change this account; null if they can. */
  protection: oneOf(accountProtections, null),
});
export type AccountDetail = Read<typeof accountDetailFromWire>;

export const roleHoldersFromWire = object({
  role: needed(hidden),
  category: computed(
    ({ role, category }) =>
      roleCategories.find((one) => one === category) ?? categoryOf(String(role)),
    'hidden',
  ),
  members: from('nbMember', count),
  first: from('members', list(object({ id, username: needed(hidden) }))),
});
/** A role with its first holders. */
export type RoleHolders = Read<typeof roleHoldersFromWire>;
