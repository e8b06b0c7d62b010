import { Type, type Static } from '@sinclair/typebox';

/**
 * What the server answers to a request it refuses or cannot serve (`application/problem+json`). `message` is the
 * one sentence for clients that read only that: the first violation's, else the detail; `requestId` is what support staff search the logs for.
 */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  message: Type.String(),
  requestId: Type.String(),
  violations: Type.Optional(
    Type.Array(
      Type.Object({
        propertyPath: Type.String(),
        message: Type.String(),
        code: Type.Optional(Type.String()),
      }),
    ),
  ),
});
export type Problem = Static<typeof Problem>;
