import { Type, type Static } from '@sinclair/typebox';
import { accountProtections, memberStates } from '../memberQuery';
import { roleLimits } from '../roleAssignment';
import { roleCategories } from '../roles';
import { Collection } from './collection';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });
const literals = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });
const nullable = <Value>(schema: object) =>
  Type.Unsafe<Value | null>({ anyOf: [schema, { type: 'null' }] });
const nullableMoment = nullable<string>(moment);
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

/** A row of the table of members: without the address, which most of an administrator's work does not need. */
export const AccountRow = Type.Object(accountFields);
export type AccountRow = Static<typeof AccountRow>;
export const AccountCollection = Collection(AccountRow);

/** One member as administrators see them. `protection` says why the caller cannot change the account. */
export const AccountDetail = Type.Object({
  ...accountFields,
  email: Type.String(),
  language: nullable<string>(Type.String()),
  updatedAt: moment,
  disabledAt: nullableMoment,
  passwordResetRequiredAt: nullableMoment,
  nbComment: Type.Integer({ minimum: 0 }),
  nbSession: Type.Integer({ minimum: 0 }),
  protection: nullable<(typeof accountProtections)[number]>(literals(accountProtections)),
});
export type AccountDetail = Static<typeof AccountDetail>;

/** An address is sent, never written into the address of a call, where logs and histories would keep it. */
export const EmailLookup = Type.Object({ email: Type.String({ maxLength: 1000 }) }, closed);
export type EmailLookup = Static<typeof EmailLookup>;

/** Where a member is logged in. `addressRange` is the network, never the whole address. */
export const AccountSession = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Session'),
  id: Type.String(),
  device: nullable<string>(Type.String()),
  addressRange: nullable<string>(Type.String()),
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
  /** The session this very request came in. */
  current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;
export const AccountSessionCollection = Collection(AccountSession);

/** `previous` are the roles the change was made from: if they are others by now, nothing is changed (409). */
export const RoleChange = Type.Object(
  {
    roles: Type.Array(roleName, { maxItems: roleLimits.count }),
    previous: Type.Array(Type.String(), { maxItems: 200 }),
  },
  closed,
);
export type RoleChange = Static<typeof RoleChange>;

/** A role with the first of those who have it. */
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
