import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../limits';
import { accountProtections, memberStates } from '../memberQuery';
import { roleLimits } from '../roleAssignment';
import { roleCategories } from '../roles';
import { Collection } from './collection';
import { closed, literals, moment, nullable, nullableMoment } from './valueTypes';

const roleName = Type.String({ minLength: 1, maxLength: roleLimits.length });

const accountFields = {
  '@id': Type.String(),
  '@type': Type.Literal('User'),
  id: Type.Integer(),
  username: Type.String(),
  slug: Type.String(),
  roles: Type.Array(Type.String()),
  state: literals(memberStates),
  createdAt: moment,
  lastLoginAt: nullableMoment,
};

/** A row of the member table. It has no email address: most administration tasks do not need it. */
export const AccountRow = Type.Object(accountFields);
export type AccountRow = Static<typeof AccountRow>;
export const AccountCollection = Collection(AccountRow);

const count = Type.Integer({ minimum: 0 });
const Latest = Type.Object({ id: Type.Integer(), at: moment });
const LatestComment = Type.Object({ id: Type.Integer(), slug: Type.String(), at: moment });

const activityFields = {
  /** The id of the player; null without scores. */
  player: nullable<number>(Type.Integer()),
  /** In the totals of the rankings. */
  nbScore: count,
  nbFirstPlace: count,
  points: count,
  gamePoints: count,
  latestScore: nullable<Static<typeof Latest>>(Latest),
  /** The id and the slug are those of its article. */
  latestComment: nullable<Static<typeof LatestComment>>(LatestComment),
  nbCase: count,
  latestCase: nullable<Static<typeof Latest>>(Latest),
  /** Why the account is disabled, as the administrator wrote it. */
  disabledReason: nullable<string>(Type.String()),
};
const Activity = Type.Object(activityFields);
export type AccountActivity = Static<typeof Activity>;

/** A member as shown to administrators. `protection` is the reason the caller cannot change the account. */
export const AccountDetail = Type.Object({
  ...accountFields,
  email: Type.String(),
  language: nullable<string>(Type.String()),
  updatedAt: moment,
  disabledAt: nullableMoment,
  passwordResetRequiredAt: nullableMoment,
  nbComment: count,
  nbSession: count,
  ...activityFields,
  protection: nullable<(typeof accountProtections)[number]>(literals(accountProtections)),
});
export type AccountDetail = Static<typeof AccountDetail>;

/** A client of an earlier release sends no body. */
export const AccountDisabling = Type.Union([
  Type.Object({ reason: Type.String({ maxLength: limits.disablingReason }) }, closed),
  Type.Null(),
]);
export type AccountDisabling = Static<typeof AccountDisabling>;

/** The email address is sent in the body: URLs are kept in logs and browser histories. */
export const EmailLookup = Type.Object({ email: Type.String({ maxLength: 1000 }) }, closed);
export type EmailLookup = Static<typeof EmailLookup>;

/** A session of a member. `addressRange` is the network, never the full IP address. */
export const AccountSession = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Session'),
  id: Type.String(),
  device: nullable<string>(Type.String()),
  addressRange: nullable<string>(Type.String()),
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
  /** The session of the current request. */
  current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;
export const AccountSessionCollection = Collection(AccountSession);

/** `previous` is the set of roles the change is based on; if it has changed since, the change is rejected (409). */
export const RoleChange = Type.Object(
  {
    roles: Type.Array(roleName, { maxItems: roleLimits.count }),
    previous: Type.Array(Type.String(), { maxItems: 200 }),
  },
  closed,
);
export type RoleChange = Static<typeof RoleChange>;

/** A role with the first of its holders. */
export const RoleHolders = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Role'),
  role: Type.String(),
  category: literals(roleCategories),
  nbMember: Type.Integer({ minimum: 0 }),
  members: Type.Array(
    Type.Object({ id: Type.Integer(), username: Type.String(), slug: Type.String() }),
  ),
});
export type RoleHolders = Static<typeof RoleHolders>;
export const RoleCollection = Collection(RoleHolders);
