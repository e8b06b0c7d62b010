import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../limits';
import { closed } from './valueTypes';

/** A password to verify. It may be any text: today's rules do not apply to existing passwords. */
export const PasswordText = Type.String({ minLength: 1, maxLength: limits.password.bytes });

/** `username` may also be the member's email address. */
export const Credentials = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: limits.emailLength }),
    password: PasswordText,
  },
  closed,
);
export type Credentials = Static<typeof Credentials>;

export const RefreshRequest = Type.Object(
  { refresh_token: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);
export type RefreshRequest = Static<typeof RefreshRequest>;

/** The current user. */
export const SessionMember = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  slug: Type.String(),
  roles: Type.Array(Type.String()),
  email: Type.String(),
  language: Type.Union([Type.String(), Type.Null()]),
});
export type SessionMember = Static<typeof SessionMember>;

/** The response to a login or a refresh. The expiry time is in the token, in seconds. */
export const SessionReply = Type.Object({
  token: Type.String(),
  refresh_token: Type.String(),
  user: SessionMember,
});
export type SessionReply = Static<typeof SessionReply>;
