import { converter } from 'culori';
import * as fc from 'fast-check';
import {
  contrast,
  ensureContrast,
  lowestContrast,
  mix,
  readable,
  readableOn,
  withOpacity,
} from '../../../src/theme/colour/contrast';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const hueOf = (hex: string) => converter('oklch')(hex)?.h ?? 0;

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %f', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 2);
    expect(contrast(second, first)).toBeCloseTo(expected, 2);
  });
});

describe('ensureContrast', () => {
  it('keeps a colour that is readable already', () => {
    expect(ensureContrast('#b4134f', ['#ffffff'])).toBe('#b4134f');
  });

  it('changes a colour no more than needed, and keeps its hue', () => {
    const found = ensureContrast('#84c177', ['#ffffff']);
    expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(readable);
    expect(contrast(found, '#ffffff')).toBeLessThan(4.7);
    expect(hueOf(found)).toBeCloseTo(hueOf('#84c177'), -1);
  });

  it('reaches the ratio for any colour on any single background', () => {
    fc.assert(
      fc.property(colour, colour, (seed, ground) => {
        expect(contrast(ensureContrast(seed, [ground]), ground)).toBeGreaterThanOrEqual(readable);
      }),
    );
  });

  it('returns black or white when no colour is readable on all backgrounds', () => {
    const grounds = ['#ffffff', '#000000'];
    expect(['#000000', '#ffffff']).toContain(ensureContrast('#808080', grounds));
  });
});

describe('readableOn', () => {
  it('is readable on any single background', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        expect(lowestContrast(readableOn([ground]), [ground])).toBeGreaterThanOrEqual(readable);
      }),
    );
  });
});

describe('colours', () => {
  it('are mixed linearly', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
  });

  it('accept an opacity', () => {
    expect(withOpacity('#102030', 0.05)).toBe('#1020300d');
  });

  it('are rejected when they are invalid', () => {
    expect(() => withOpacity('reddish', 0.1)).toThrow('Not a colour');
  });
});
