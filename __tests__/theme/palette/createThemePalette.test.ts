import * as fc from 'fast-check';
import { contrast } from '../../../src/theme/colour/contrast';
import { themes } from '../../../src/theme/registry';
import type { ThemeDefinition } from '../../../src/theme/themeDefinition';
import { colourPairs } from '../../support/browser/themePairs';

const failures = (definition: ThemeDefinition) =>
  colourPairs(definition)
    .filter(({ front, ground, ratio }) => contrast(front, ground) < ratio)
    .map(({ what, front, ground }) => `${what}: ${front} on ${ground}`);

/** The lowest contrast of each group of pairs. */
function lowest(definition: ThemeDefinition): Map<string, number> {
  const found = new Map<string, number>();
  for (const { group, front, ground } of colourPairs(definition)) {
    found.set(group, Math.min(found.get(group) ?? 21, contrast(front, ground)));
  }
  return found;
}

/** For inspection: one row per theme, one column per group of pairs. */
function contrastTable(): string {
  const columns = [...lowest(themes[0] ?? failed()).keys()];
  const cells = (first: string, rest: readonly string[]) =>
    first.padEnd(15) + rest.map((cell) => cell.padStart(9)).join('');
  const rows = themes.map((theme) => {
    const values = [...lowest(theme).values()].map((value) => value.toFixed(2));
    return cells(theme.key, [...values, failures(theme).length === 0 ? 'ok' : 'FAILS']);
  });
  return ['Lowest contrast', cells('', [...columns, 'AA']), ...rows, ''].join('\n');
}

const failed = (): never => {
  throw new Error('There are no themes.');
};

describe('the palette of each theme', () => {
  beforeAll(() => void process.stdout.write(contrastTable()));

  it.each(themes.map((theme) => [theme.key, theme] as const))(
    'of %s reaches AA for every pair of colours',
    (_key, theme) => {
      expect(failures(theme)).toEqual([]);
    },
  );
});

const tone = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.integer({ min, max }))
    .map((channels) => `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`);

const seeds = {
  key: fc.constant('light' as const),
  category: fc.constant('classics' as const),
  primary: tone(0, 255),
  secondary: tone(0, 255),
  navbar: tone(0, 255),
  radius: fc.constant(8),
  texture: fc.constant('plain' as const),
  headingWeight: fc.constant(700),
  heading: fc.constant('plain' as const),
  edge: fc.constant('hair' as const),
  shadow: fc.constant('none' as const),
  bar: fc.constant('plain' as const),
  sheet: fc.constant('plain' as const),
  sidebar: fc.constant('page' as const),
};
const lightTheme: fc.Arbitrary<ThemeDefinition> = fc.record({
  ...seeds,
  mode: fc.constant('light' as const),
  background: tone(205, 255),
  card: tone(220, 255),
  muted: tone(195, 240),
  border: tone(160, 230),
  text: tone(0, 60),
});
const darkTheme: fc.Arbitrary<ThemeDefinition> = fc.record({
  ...seeds,
  mode: fc.constant('dark' as const),
  background: tone(0, 45),
  card: tone(0, 50),
  muted: tone(0, 70),
  border: tone(30, 90),
  text: tone(150, 255),
});

describe('the generator', () => {
  it('tints text backgrounds less where contrast would suffer', () => {
    const [dark = failed()] = themes.filter(({ mode }) => mode === 'dark');
    const bright = { primary: '#e1fe8c', card: '#143102', background: '#000000', muted: '#000000' };
    expect(failures({ ...dark, ...bright, border: '#1e1e1e', text: '#9696e7' })).toEqual([]);
  });

  it.each([
    ['light', lightTheme],
    ['dark', darkTheme],
  ])('creates a readable %s theme from any seeds', (_mode, definitions) => {
    fc.assert(
      fc.property(definitions, (definition) => {
        expect(failures(definition)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
