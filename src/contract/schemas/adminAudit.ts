import { Type, type Static } from '@sinclair/typebox';
import { auditEvents, type AuditEvent } from '../auditEvents';

const nullable = <Value>(schema: object) =>
  Type.Unsafe<Value | null>({ anyOf: [schema, { type: 'null' }] });

/** Somebody an entry names; without a username where the account is gone. */
const person = Type.Object({ id: Type.Integer(), username: nullable<string>(Type.String()) });
type Person = Static<typeof person>;

/** An article or a case that an entry is about; `exists` says whether it still has a page. */
const article = Type.Object({
  id: Type.Integer(),
  title: nullable<string>(Type.String()),
  exists: Type.Boolean(),
});
const supportCase = Type.Object({
  id: Type.Integer(),
  code: nullable<string>(Type.String()),
  exists: Type.Boolean(),
});

const setting = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** A setting of the site that was changed: `limits.factor`. Null where it had, or has, no value. */
export const AuditChange = Type.Object({ field: Type.String(), before: setting, after: setting });
export type AuditChange = Static<typeof AuditChange>;

/** One line of the audit log. `details` hold values as they were recorded, the fields after them what these stand for now. */
export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  event: Type.Unsafe<AuditEvent>({ type: 'string', enum: [...auditEvents] }),
  actor: nullable<Person>(person),
  subject: nullable<Person>(person),
  requestId: nullable<string>(Type.String()),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** How often it happened within the hour, and when the last time: only what a client can repeat at will is counted. */
  count: Type.Integer(),
  lastAt: nullable<string>(Type.String({ format: 'date-time' })),
  article: nullable<Static<typeof article>>(article),
  case: nullable<Static<typeof supportCase>>(supportCase),
  /** The author before, of an article that changed hands. */
  previous: nullable<Person>(person),
  changes: Type.Array(AuditChange),
});
export type AuditLine = Static<typeof AuditLine>;

/** Newest first. `older` and `newer` are what to give as `before` and `after` for the pages beside this one. */
export const AuditPage = Type.Object({
  items: Type.Array(AuditLine),
  older: nullable<number>(Type.Integer()),
  newer: nullable<number>(Type.Integer()),
});
export type AuditPage = Static<typeof AuditPage>;
