import type { ValueFormatDefinition } from '../../../src/contract/schemas/valueFormats';

const limits = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const minutes = { size: 60_000, suffix: ':' };
const seconds = { size: 1000, suffix: '' };

export const sampleFormats = {
  points: { parts: [{ size: 1, suffix: '' }], decimals: 0, ...limits },
  balance: {
    parts: [{ size: 1, suffix: '' }],
    decimals: 0,
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  },
  metres: { parts: [{ size: 100, suffix: ' m' }], decimals: 2, ...limits },
  percentage: { parts: [{ size: 10, suffix: ' %' }], decimals: 1, minimum: -1000, maximum: 1000 },
  money: { parts: [{ size: 100, suffix: '' }], decimals: 2, prefix: '$', ...limits },
  hours: {
    parts: [
      { size: 3600, suffix: ':' },
      { size: 60, suffix: ':' },
      { size: 1, suffix: '' },
    ],
    decimals: 0,
    ...limits,
  },
  thousandths: { parts: [minutes, seconds], decimals: 3, gapSuffix: ' s', ...limits },
  shownHundredths: {
    parts: [minutes, seconds],
    decimals: 3,
    shownDecimals: 2,
    gapSuffix: ' s',
    ...limits,
  },
  seconds: { parts: [{ size: 100, suffix: ' s' }], decimals: 2, ...limits },
  frames: {
    parts: [
      { size: 3600, suffix: ':' },
      { size: 60, suffix: "'" },
      { size: 1, suffix: ' f' },
    ],
    decimals: 0,
    ...limits,
  },
} satisfies Record<string, ValueFormatDefinition>;
