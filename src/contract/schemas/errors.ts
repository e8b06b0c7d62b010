import { Type, type Static } from '@sinclair/typebox';

/**
 * An error response (`application/problem+json`). `message` is one sentence for clients that read nothing else: the first
 * violation, else the detail. Support staff search the logs for `requestId`.
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
