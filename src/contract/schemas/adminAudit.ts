import { Type, type Static } from '@sinclair/typebox';
import { auditEvents } from '../auditEvents';
import { literals, nullable } from './valueTypes';

/** A member named in an entry; without a username if the account was deleted. */
const person = Type.Object({ id: Type.Integer(), username: nullable<string>(Type.String()) });
type Person = Static<typeof person>;

/** An article, game or support case that an entry is about; `exists` says whether it still has a page. */
const article = Type.Object({
  id: Type.Integer(),
  title: nullable<string>(Type.String()),
  exists: Type.Boolean(),
});
const game = article;
const supportCase = Type.Object({
  id: Type.Integer(),
  code: nullable<string>(Type.String()),
  exists: Type.Boolean(),
});

const setting = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** A changed site setting, for example `limits.factor`. Null: it had, or has, no value. */
export const AuditChange = Type.Object({ field: Type.String(), before: setting, after: setting });
export type AuditChange = Static<typeof AuditChange>;

/**
 * An entry of the audit log. `details` holds values as recorded, except that versions of articles are counted as in their editor; the
 * fields after it hold what they refer to now.
 */
export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  event: literals(auditEvents),
  actor: nullable<Person>(person),
  subject: nullable<Person>(person),
  requestId: nullable<string>(Type.String()),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** Occurrences within the hour and the time of the last one; set only for events that a client can repeat at will. */
  count: Type.Integer(),
  lastAt: nullable<string>(Type.String({ format: 'date-time' })),
  article: nullable<Static<typeof article>>(article),
  game: nullable<Static<typeof game>>(game),
  case: nullable<Static<typeof supportCase>>(supportCase),
  /** The previous author, if an article changed its author. */
  previous: nullable<Person>(person),
  changes: Type.Array(AuditChange),
});
export type AuditLine = Static<typeof AuditLine>;

/** Newest first. `older` and `newer` are the values of `before` and `after` for the adjacent pages. */
export const AuditPage = Type.Object({
  items: Type.Array(AuditLine),
  older: nullable<number>(Type.Integer()),
  newer: nullable<number>(Type.Integer()),
});
export type AuditPage = Static<typeof AuditPage>;
