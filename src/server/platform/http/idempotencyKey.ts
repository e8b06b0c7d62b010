import { Type } from '@sinclair/typebox';

/** The name of `idempotencyHeader` in Fastify's requests. */
export const keyHeader = 'idempotency-key';

/** The schema of the key of a request that creates something. */
export const keySchema = (created: string, shortest = 16) =>
  Type.String({
    pattern: `^[\\x21-\\x7e]{${shortest},255}$`,
    description: `Identifies this request: repeated with the same key, it returns the same ${created} instead of creating another.`,
  });

/** The headers of a request that may have one. */
export const keyHeaders = (created: string, shortest?: number) =>
  Type.Object({ [keyHeader]: Type.Optional(keySchema(created, shortest)) });
