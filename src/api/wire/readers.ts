import { languages, matchLanguage, type Language } from '../../contract/languages';
import { countOrZero, dateOrNull, idOf, isRecord, textOrNull } from './typeGuards';

/** What a value is to a redaction: `store/redaction/shownShape.ts` says what support may see of each kind. */
export type Kind =
  | 'commentId'
  | 'country'
  | 'cursor'
  | 'dayOrMoment'
  | 'hidden'
  | 'maskedMarkup'
  | 'moment'
  | 'personId'
  | 'personName'
  | 'personSlug'
  | 'plain'
  | 'playerId'
  | 'published'
  | 'scoreId';

/** What support may see of a value. */
export type Shown =
  | Kind
  | { words: readonly string[] }
  | { item: Shown }
  | { fields: Readonly<Record<string, { shown: Shown }>> };

/**
 * Reads a value of a response; undefined if it cannot be read. As a field it reads the value of its name, or with `whole` the object
 * itself.
 */
export type Reader<Value> = ((value: unknown) => Value | undefined) & {
  shown: Shown;
  whole?: true;
};

/** Not a reader of the whole object: around it, its mark would be lost. */
type OfValue<Value> = Reader<Value> & { whole?: never };

export type Fields = Readonly<Record<string, Reader<unknown>>>;

/** What a reader returns. */
export type Read<By extends Reader<unknown>> = Exclude<ReturnType<By>, undefined>;
export type ReadFields<Given extends Fields> = { [Name in keyof Given]: Read<Given[Name]> };

/** A reader of a function written for it alone. */
export const reader = <Value, Seen extends Shown>(read: (value: unknown) => Value, shown: Seen) =>
  Object.assign(read, { shown });

/** A field that is not the value of its name: one that follows from others. */
export const computed = <Value>(
  read: (item: Record<string, unknown>) => Value | undefined,
  shown: Shown,
): Reader<Value> & { whole: true } =>
  Object.assign((value: unknown) => (isRecord(value) ? read(value) : undefined), {
    shown,
    whole: true as const,
  });

/** Undefined if one of the fields cannot be read. */
export const object = <Given extends Fields>(fields: Given) =>
  reader(
    (value: unknown) => {
      if (!isRecord(value)) return undefined;
      const read: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(fields)) {
        const inner = field(field.whole ? value : value[name]);
        if (inner === undefined) return undefined;
        read[name] = inner;
      }
      return read as ReadFields<Given>;
    },
    { fields },
  );

/** The items that can be read. */
export const listFromWire = <Value>(
  value: unknown,
  read: (item: unknown) => Value | undefined,
): Value[] =>
  Array.isArray(value)
    ? value.map((item: unknown) => read(item)).filter((item) => item !== undefined)
    : [];

export const list = <Value>(read: Reader<Value>) =>
  reader((value: unknown) => listFromWire(value, read), { item: read.shown });

/** A field that the server calls otherwise. */
export const from = <Value>(name: string, read: Reader<Value>) =>
  computed((item) => read(item[name]), read.shown);

export const orNull = <Value>(read: OfValue<Value>) =>
  reader((value: unknown) => read(value) ?? null, read.shown);

/** Without it, the object cannot be read. */
export const needed = <Value>(read: OfValue<Value | null>) =>
  reader((value: unknown) => read(value) ?? undefined, read.shown);

/** The id of the object, or the one in its IRI. */
export const idOfKind = (kind: Kind) => computed(idOf, kind);
export const id = idOfKind('plain');

export const text = (kind: Kind) => reader((value: unknown) => textOrNull(value), kind);
export const published = text('published');
export const count = reader((value: unknown) => countOrZero(value), 'plain');
export const flag = reader((value: unknown) => value === true, 'plain');
/** Set unless the server says otherwise. */
export const flagUnlessFalse = reader((value: unknown) => value !== false, 'plain');

export const moment = reader((value: unknown) => dateOrNull(value), 'moment');

/** The fallback is one of the words, or none. */
export const oneOf = <Word extends string, const Fallback extends Word | null | undefined>(
  words: readonly Word[],
  fallback: Fallback,
) =>
  reader((value: unknown): Word | Fallback => words.find((word) => word === value) ?? fallback, {
    words,
  });

export const locale = reader(
  (value: unknown): Language | null =>
    (typeof value === 'string' && matchLanguage(value.replace('_', '-'))) || null,
  { words: languages },
);
