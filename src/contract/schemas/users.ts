import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../limits';
import { PasswordText, SessionMember } from './session';
import { closed } from './valueTypes';

const text = (maxLength: number) => Type.String({ maxLength });

export const Registration = Type.Object(
  {
    username: text(200),
    email: text(1000),
    plainPassword: text(5000),
  },
  closed,
);
export type Registration = Static<typeof Registration>;

/** A member, as returned to themselves and to administrators. */
export const Member = Type.Composite([
  Type.Object({ '@id': Type.String(), '@type': Type.Literal('User') }),
  SessionMember,
  Type.Object({
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
    /** A new address that is not confirmed yet; messages still go to `email`. */
    pendingEmail: Type.Union([Type.String(), Type.Null()]),
  }),
]);
export type Member = Static<typeof Member>;

/** Properties that are left out keep their values. */
export const ProfileUpdate = Type.Partial(
  Type.Object({
    username: text(200),
    email: text(1000),
    language: text(limits.languageLength),
  }),
  closed,
);
export type ProfileUpdate = Static<typeof ProfileUpdate>;

export const PasswordChange = Type.Object(
  { currentPassword: PasswordText, newPassword: text(5000) },
  closed,
);
export type PasswordChange = Static<typeof PasswordChange>;

/** `callBackUrl` is the path of the reset page with the placeholder `[token]`. */
export const ResetLinkRequest = Type.Object({ email: text(1000), callBackUrl: text(200) }, closed);
export type ResetLinkRequest = Static<typeof ResetLinkRequest>;

export const ResetConfirmation = Type.Object(
  { token: text(500), plainPassword: text(5000) },
  closed,
);
export type ResetConfirmation = Static<typeof ResetConfirmation>;

/** The token of a link in an email about a change of the email address. */
export const EmailToken = Type.Object({ token: text(500) }, closed);
export type EmailToken = Static<typeof EmailToken>;

/** A data URL of a JPEG, PNG or GIF picture. */
export const AvatarUpload = Type.Object({ imageData: Type.String({ minLength: 1 }) }, closed);
export type AvatarUpload = Static<typeof AvatarUpload>;

/** Deleting an account requires its password, so that an unattended browser is not enough. */
export const AccountDeletion = Type.Object({ password: PasswordText }, closed);
export type AccountDeletion = Static<typeof AccountDeletion>;

export const Success = Type.Object({ success: Type.Literal(true) });
export type Success = Static<typeof Success>;
