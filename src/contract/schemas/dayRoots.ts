import { Type, type Static } from '@sinclair/typebox';
import { Collection } from './collection';
import { hashPattern } from './scoreHistory';
import { moment } from './valueTypes';

const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'In UTC.' });
const hash = Type.String({ pattern: hashPattern });
const base64 = Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$' });

/** A signed root over the chains of all charts at the end of a day. */
export const DayRoot = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('DayRoot'),
  day,
  root: hash,
  /** How many charts had events. */
  nbChart: Type.Integer({ minimum: 0 }),
  nbEvent: Type.Integer({ minimum: 0 }),
  previousRoot: Type.String({
    pattern: hashPattern,
    description: 'Of the day before; 64 zeros on the first day.',
  }),
  closedAt: moment,
  signedText: Type.String({
    description:
      'What the signature covers, a JSON list: “day root”, day, root, number of charts, number of events, root of the day before, time of signing.',
  }),
  signature: base64,
  key: Type.String({ description: 'The id of the key, which `/api/keys` has.' }),
});
export type DayRoot = Static<typeof DayRoot>;
export const DayRootCollection = Collection(DayRoot);

/** The end of the chain of a chart at the end of a day, and the path from it to the root. */
export const DayChart = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('DayChart'),
  day,
  chart: Type.String(),
  chartId: Type.Integer({ minimum: 1 }),
  eventCount: Type.Integer({ minimum: 1 }),
  hash,
  path: Type.Array(hash, {
    description: 'The hashes beside the branch of the chart, from the lowest level to the highest.',
    minItems: 32,
    maxItems: 32,
  }),
  root: hash,
});
export type DayChart = Static<typeof DayChart>;

/** The public part of a key that signs roots. */
export const SigningKey = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('SigningKey'),
  key: Type.String({ description: 'Its id: the first half of the SHA-256 of `spki`.' }),
  algorithm: Type.Literal('Ed25519'),
  spki: base64,
  jwk: Type.Object({
    kty: Type.Literal('OKP'),
    crv: Type.Literal('Ed25519'),
    x: Type.String(),
  }),
  since: moment,
});
export type SigningKey = Static<typeof SigningKey>;
export const SigningKeyCollection = Collection(SigningKey);
