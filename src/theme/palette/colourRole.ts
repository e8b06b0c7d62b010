import { ensureContrast, lowestContrast, mix } from '../colour/contrast';
import type { ThemeDefinition } from '../themeDefinition';

type Mode = ThemeDefinition['mode'];

/** A little more than WCAG asks: what the browser mixes is not rounded as what is computed here. */
export const safelyReadable = 4.55;
export const safelyVisible = 3.05;

/** What stands on a filled ground: all tones that read on light surfaces carry white, those on dark ones black. */
export const inkOnFilled: Record<Mode, string> = { light: '#ffffff', dark: '#000000' };
const inkAway: Record<Mode, string> = { light: '#000000', dark: '#ffffff' };

/** One of Material's colour roles: the tone itself, a softer and a pressed one, and the text that stands on all three. */
export interface ColourRole {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** A mixture where it reads on all grounds, else the nearest tone to it that does. */
export function guarded(
  colour: string,
  grounds: readonly string[],
  ratio: number = safelyReadable,
): string {
  return lowestContrast(colour, grounds) >= ratio ? colour : ensureContrast(colour, grounds, ratio);
}

/** What a role's own tint makes of a surface. */
export interface TintedGround {
  ground: string;
  share: number;
}

/**
 * A tone of the seed that reads on every ground, and on those it tints itself (what is chosen is marked by a tint of the very
 * tone that is written on it).
 */
export function readableTone(
  seed: string,
  grounds: readonly string[],
  tinted: readonly TintedGround[] = [],
): string {
  let tone = guarded(seed, grounds);
  for (let round = 0; round < 6; round += 1) {
    const own = tinted.map(({ ground, share }) => mix(ground, tone, share));
    tone = guarded(tone, [...grounds, ...own]);
  }
  return tone;
}

/** A role from its tone. `dark` is the pressed and hovered ground: it moves away from the text that stands on it. */
export function createColourRole(main: string, text: string, mode: Mode): ColourRole {
  return {
    main,
    contrastText: inkOnFilled[mode],
    dark: mix(main, inkAway[mode], 0.16),
    light: mix(main, text, 0.16),
  };
}

/** Grounds and texts of a message of one severity: quiet on the card, and filled. */
export function createMessageColours(role: ColourRole, card: string, text: string) {
  const ground = mix(card, role.main, 0.1);
  return {
    ground,
    text: guarded(mix(role.main, text, 0.55), [ground]),
    icon: guarded(role.main, [ground], safelyVisible),
    filled: role.main,
    filledText: role.contrastText,
  };
}
