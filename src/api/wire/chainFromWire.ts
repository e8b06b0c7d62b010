import { boardOf } from './boardPages';
import { count, list, needed, object, published, text, type Read } from './readers';

const hash = needed(published);

/** An event of a chain, with what its hash covers, which names the ids of users. */
export const chainEventFromWire = object({
  sequence: count,
  previousHash: hash,
  hashedText: needed(text('hidden')),
  hash,
});
export type ChainEvent = Read<typeof chainEventFromWire>;

/** A page of the chain of a chart, and the end of the chain. */
export const chainPageFromWire = boardOf(chainEventFromWire, {
  end: object({ eventCount: count, hash }),
});
export type ChainPage = Read<typeof chainPageFromWire>;

export const dayRootFromWire = object({
  day: hash,
  signedText: hash,
  signature: hash,
  key: hash,
});
/** A day with its signature. */
export type DayRoot = Read<typeof dayRootFromWire>;

export const dayChartFromWire = object({
  eventCount: count,
  hash,
  path: list(needed(published)),
});
/** The end of a chain on a day, and its path to the root. */
export type DayChart = Read<typeof dayChartFromWire>;

export const signingKeyFromWire = object({ key: hash, spki: hash });
export type SigningKey = Read<typeof signingKeyFromWire>;
