import { isAuditEvent } from '../contract/auditEvents';
import type { AuditChange } from '../contract/schemas/adminAudit';
import {
  count,
  flag,
  from,
  list,
  moment,
  needed,
  object,
  orNull,
  reader,
  text,
  type Read,
} from '../api/wire/readers';
import { numberOrNull } from '../api/wire/recordReaders';
import { countOrZero, isRecord, textOrNull } from '../api/wire/typeGuards';

const hidden = text('hidden');
const pageCursor = numberOrNull('hidden');

const personFromWire = object({ id: needed(numberOrNull('hidden')), username: hidden });
/** A person named in an entry; the name is null if the account was deleted. */
export type AuditPerson = Read<typeof personFromWire>;

const titledFromWire = object({ id: count, title: hidden, exists: flag });

const setting = reader(
  (value): AuditChange['before'] =>
    typeof value === 'boolean' || typeof value === 'number' ? value : textOrNull(value),
  'hidden',
);
const changeFromWire = object({
  field: reader((value) => (typeof value === 'string' ? value : undefined), 'hidden'),
  before: setting,
  after: setting,
});

const entryFromWire = object({
  id: count,
  at: moment,
  /** An event of a newer release has no label here: its entry is skipped. */
  event: reader((value) => {
    const event = textOrNull(value);
    return isAuditEvent(event) ? event : undefined;
  }, 'hidden'),
  actor: orNull(personFromWire),
  subject: orNull(personFromWire),
  requestId: hidden,
  details: reader(
    (value) =>
      isRecord(value)
        ? Object.entries(value).map(([name, detail]): [name: string, value: string] => [
            name,
            String(detail),
          ])
        : [],
    'hidden',
  ),
  /** How often it happened within the hour; `lastAt` is the last time. */
  count: reader((value) => countOrZero(value) || 1, 'hidden'),
  lastAt: moment,
  article: orNull(titledFromWire),
  game: orNull(titledFromWire),
  supportCase: from('case', orNull(object({ id: count, code: hidden, exists: flag }))),
  previous: orNull(personFromWire),
  changes: list(changeFromWire),
});
export type AuditEntry = Read<typeof entryFromWire>;

const items = list(entryFromWire);
export const auditEntriesFromWire = object({
  items: reader((value) => (Array.isArray(value) ? items(value) : undefined), 'hidden'),
  older: pageCursor,
  newer: pageCursor,
});
export type AuditEntries = Read<typeof auditEntriesFromWire>;
