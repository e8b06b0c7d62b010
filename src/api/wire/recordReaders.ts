import { listFromWire, reader, type Kind, type Reader } from './readers';
import { countOrZero, textOrNull } from './typeGuards';

/* Readers that Home does without. */

/** The items of a list in which the position counts: none if one of them cannot be read. */
export const positions = <Value>(read: Reader<Value>) =>
  reader(
    (value: unknown) => {
      const items = listFromWire(value, read);
      return Array.isArray(value) && items.length === value.length ? items : [];
    },
    { item: read.shown },
  );

/** Empty without one. */
export const string = (kind: Kind) => reader((value: unknown) => textOrNull(value) ?? '', kind);

export const counts = reader(
  (value: unknown): number[] => (Array.isArray(value) ? value.map(countOrZero) : []),
  { item: 'plain' },
);
/** A place, or how many share it. */
export const place = reader((value: unknown) => Math.max(1, countOrZero(value)), 'plain');
export const numberOrNull = (kind: Kind) =>
  reader((value: unknown) => countOrZero(value) || null, kind);

/** An integer that JavaScript stores exactly. */
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

export const countryFromWire = reader((value: unknown) => {
  const country = textOrNull(value);
  return country !== null && /^[A-Z]{2}$/.test(country) ? country : null;
}, 'country');

/** An integer that may be negative. */
export const difference = reader((value: unknown) => (isInteger(value) ? value : 0), 'plain');
