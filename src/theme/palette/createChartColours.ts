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

/** The distance to the nearest of the other colours. */
const apart = (colour: string, others: readonly string[]) =>
  Math.min(...others.map((other) => distance(colour, other)));

/**
 * The theme's primary colour, then its secondary colour if the two are easy to distinguish, then repeatedly the tone
 * farthest from the previous ones. Candidates cover all hues, with about the chroma of the primary colour, and are visible
 * on card and page.
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
