import { Type, type Static } from '@sinclair/typebox';
import { Problem } from './errors';

/* Problems with the additional members that session and rate limit errors have. */

/** A rejected login, token or refresh (401). */
export const SessionProblem = Type.Composite([Problem, Type.Object({ code: Type.Literal(401) })]);
export type SessionProblem = Static<typeof SessionProblem>;

/** Too many logins (429); `retry_after` in seconds. */
export const LoginLimitProblem = Type.Composite([
  Problem,
  Type.Object({ code: Type.Literal(429), retry_after: Type.Integer() }),
]);
export type LoginLimitProblem = Static<typeof LoginLimitProblem>;

/** Too many requests of another kind (429); `retry_after` in seconds. */
export const RateLimitProblem = Type.Composite([
  Problem,
  Type.Object({
    error: Type.Literal('rate_limit_exceeded'),
    details: Type.Object({ limit: Type.Integer(), retry_after: Type.Integer() }),
  }),
]);
export type RateLimitProblem = Static<typeof RateLimitProblem>;
