import { Type, type Static } from '@sinclair/typebox';

/**
 * What the server answers to a request it refuses or cannot serve (`application/problem+json`). `message` repeats `detail`
 * as a plain sentence for clients that read only that; `requestId` is what support staff search the logs for.
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
