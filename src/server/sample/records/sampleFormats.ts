import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import type { SampleFormat } from './sampleGame';

const second = { size: 1000, suffix: '' };
const minute = { size: 60_000, suffix: ':' };
const hour = { size: 3_600_000, suffix: ':' };

const number = { parts: [{ size: 1, suffix: '' }], decimals: 0, minimum: 0 };
/** Between one step and a hundred hours. */
const time = { minimum: 1, maximum: 100 * hour.size, gapSuffix: ' s' };

/** How the values of each sample format are entered, stored and shown. */
export const sampleFormats: Record<SampleFormat, ValueFormatDefinition> = {
  points: { ...number, maximum: 999_999_999_999 },
  count: { ...number, maximum: 999_999_999_999 },
  hundredths: { ...time, parts: [minute, second], decimals: 2 },
  milliseconds: {
    parts: [{ size: 1000, suffix: ' s' }],
    decimals: 3,
    minimum: time.minimum,
    maximum: time.maximum,
  },
  seconds: { ...time, parts: [hour, minute, second], decimals: 0 },
  distance: {
    parts: [{ size: 100, suffix: ' m' }],
    decimals: 2,
    minimum: 0,
    maximum: 100_000_000_000,
  },
  percentage: { parts: [{ size: 100, suffix: ' %' }], decimals: 2, minimum: 0, maximum: 10_000 },
  weight: {
    parts: [{ size: 1000, suffix: ' kg' }],
    decimals: 1,
    minimum: 0,
    maximum: 1_000_000_000_000,
  },
  money: {
    prefix: '$',
    parts: [{ size: 100, suffix: '' }],
    decimals: 2,
    minimum: 0,
    maximum: 100_000_000_000_000,
  },
};
