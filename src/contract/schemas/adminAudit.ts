import { Type, type Static } from '@sinclair/typebox';
import { auditEvents, type AuditEvent } from '../auditEvents';

const nullable = <Value>(schema: object) =>
  Type.Unsafe<Value | null>({ anyOf: [schema, { type: 'null' }] });

/** Somebody an entry names; without a username where the account is gone. */
const person = Type.Object({ id: Type.Integer(), username: nullable<string>(Type.String()) });
type Person = Static<typeof person>;

/** One line of the audit log. `details` hold values as they were recorded. */
export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  event: Type.Unsafe<AuditEvent>({ type: 'string', enum: [...auditEvents] }),
  actor: nullable<Person>(person),
  subject: nullable<Person>(person),
  requestId: nullable<string>(Type.String()),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});
export type AuditLine = Static<typeof AuditLine>;

/** Newest first. `older` and `newer` are what to give as `before` and `after` for the pages beside this one. */
export const AuditPage = Type.Object({
  items: Type.Array(AuditLine),
  older: nullable<number>(Type.Integer()),
  newer: nullable<number>(Type.Integer()),
});
export type AuditPage = Static<typeof AuditPage>;
