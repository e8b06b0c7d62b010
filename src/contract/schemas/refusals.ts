import { Type, type Static } from '@sinclair/typebox';

/*
 * Refusals that are no problem documents: clients of this kind of service expect these shapes of the session's calls, of
 * a few calls of the account and of limits. `message` is always a sentence for the reader.
 */

const requestId = Type.String();

/** A login, token or refresh that is refused (401). */
export const SessionRefusal = Type.Object({
  code: Type.Literal(401),
  message: Type.String(),
  requestId,
});
export type SessionRefusal = Static<typeof SessionRefusal>;

/** A wrong current password, an unusable picture, a reset token that is no longer good (400). */
export const AccountRefusal = Type.Object({ message: Type.String(), requestId });
export type AccountRefusal = Static<typeof AccountRefusal>;

/** Too many logins (429); `retry_after` in seconds. */
export const LoginLimit = Type.Object({
  code: Type.Literal(429),
  message: Type.String(),
  retry_after: Type.Integer(),
  requestId,
});
export type LoginLimit = Static<typeof LoginLimit>;

/** Too many of anything else (429); `retry_after` in seconds. */
export const RateLimit = Type.Object({
  error: Type.Literal('rate_limit_exceeded'),
  message: Type.String(),
  details: Type.Object({ limit: Type.Integer(), retry_after: Type.Integer() }),
  requestId,
});
export type RateLimit = Static<typeof RateLimit>;
