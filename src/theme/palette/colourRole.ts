import { ensureContrast, lowestContrast, mix, readable, visible } from '../colour/contrast';
import type { ThemeDefinition } from '../themeDefinition';

type Mode = ThemeDefinition['mode'];

/** Slightly above WCAG's ratios: colours mixed by the browser are rounded differently. */
export const safelyReadable = readable + 0.05;
export const safelyVisible = visible + 0.05;

/** Text colour on filled backgrounds: tones readable on light surfaces take white text, those on dark surfaces black. */
export const inkOnFilled: Record<Mode, string> = { light: '#ffffff', dark: '#000000' };
const inkAway: Record<Mode, string> = { light: '#000000', dark: '#ffffff' };

/** A Material UI colour role: the main tone, a softer one, a pressed one, and the text colour for all three. */
export interface ColourRole {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** The colour itself if it is readable on all backgrounds, else the nearest tone that is. */
export function guarded(
  colour: string,
  grounds: readonly string[],
  ratio: number = safelyReadable,
): string {
  return lowestContrast(colour, grounds) >= ratio ? colour : ensureContrast(colour, grounds, ratio);
}

/** A background tinted with `share` of the role's own tone. */
export interface TintedGround {
  ground: string;
  share: number;
}

/**
 * A tone of the seed that is readable on every background, including those tinted with itself: selected items have a
 * background tinted with their text colour.
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

/** Creates a role from its main tone. `dark` is the background for hover and press: it is shifted away from its text colour. */
export function createColourRole(main: string, text: string, mode: Mode): ColourRole {
  return {
    main,
    contrastText: inkOnFilled[mode],
    dark: mix(main, inkAway[mode], 0.16),
    light: mix(main, text, 0.16),
  };
}

/** Background and text colours of alerts of one severity, standard and filled. */
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
