import { converter, differenceEuclidean, formatHex, clampChroma } from 'culori';
import { chartColourCount } from '../chartColour';
import { ensureContrast } from '../colour/contrast';
import type { ThemeDefinition } from '../themeDefinition';
import { safelyVisible } from './colourRole';
import { createThemePalette } from './createThemePalette';

const hues = Array.from({ length: 18 }, (_, step) => step * 20);
const lightnesses = { light: [0.38, 0.5, 0.62], dark: [0.62, 0.74, 0.88] };

const toOklch = converter('oklch');
export const distance = differenceEuclidean('oklab');

/** As far as the nearest of them. */
const apart = (colour: string, others: readonly string[]) =>
  Math.min(...others.map((other) => distance(colour, other)));

/**
 * The theme's accent first, its second voice next where the two are easily told apart, then always the tone that lies farthest
 * from those before it: as colourful as the accent, around the whole circle of hues, visible on card and page.
 */
export function createChartColours(definition: ThemeDefinition): string[] {
  const { primary, secondary, background } = createThemePalette(definition);
  const grounds = [background.paper, background.default];
  const chroma = Math.min(0.17, Math.max(0.11, toOklch(primary.main)?.c ?? 0));
  const candidates = lightnesses[definition.mode].flatMap((l) =>
    hues.map((h) => {
      const tone = formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h }, 'oklch'));
      return ensureContrast(tone, grounds, safelyVisible);
    }),
  );
  const chosen = [primary.main];
  if (distance(primary.main, secondary.main) > 0.18) chosen.push(secondary.main);
  while (chosen.length < chartColourCount) {
    const farthest = candidates.reduce((best, candidate) =>
      apart(candidate, chosen) > apart(best, chosen) ? candidate : best,
    );
    chosen.push(farthest);
  }
  return chosen;
}
