import { canonicalJson } from '../../../../contract/canonicalJson';
import { emptyHash } from './dayTree';

export interface SignedDay {
  day: string;
  root: Buffer;
  chartCount: number;
  eventCount: number;
  previousRoot: Buffer;
  closedAt: string;
}

/** The root before the first day. */
export const firstRoot = emptyHash;

/** What the signature of a day covers. */
export const signedText = (signed: SignedDay): string =>
  canonicalJson([
    'day root',
    signed.day,
    signed.root.toString('hex'),
    signed.chartCount,
    signed.eventCount,
    signed.previousRoot.toString('hex'),
    signed.closedAt,
  ]);
