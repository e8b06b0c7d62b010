import { Type, type Static } from '@sinclair/typebox';
import { Problem } from './errors';

/*
 * Problems with the members that clients of this kind of service expect of the session's calls and of limits.
 */

/** A login, token or refresh that is refused (401). */
export const SessionRefusal = Type.Composite([Problem, Type.Object({ code: Type.Literal(401) })]);
export type SessionRefusal = Static<typeof SessionRefusal>;

/** Too many logins (429); `retry_after` in seconds. */
export const LoginLimit = Type.Composite([
  Problem,
  Type.Object({ code: Type.Literal(429), retry_after: Type.Integer() }),
]);
export type LoginLimit = Static<typeof LoginLimit>;

/** Too many of anything else (429); `retry_after` in seconds. */
export const RateLimit = Type.Composite([
  Problem,
  Type.Object({
    error: Type.Literal('rate_limit_exceeded'),
    details: Type.Object({ limit: Type.Integer(), retry_after: Type.Integer() }),
  }),
]);
export type RateLimit = Static<typeof RateLimit>;
