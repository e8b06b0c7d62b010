import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  interpolate,
  wcagContrast,
  wcagLuminance,
  type Oklch,
} from 'culori';

/** What WCAG 2.2 AA asks of text, and of the outlines and icons a control is recognised by. */
export const readable = 4.5;
export const visible = 3;

/** Contrast ratio of two colours, 1..21. */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

export function lowestContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** The share `amount` (0..1) of `top` laid over `base`, as paint with that opacity would show. */
export function mix(base: string, top: string, amount: number): string {
  return formatHex(interpolate([base, top], 'rgb')(amount));
}

/** `#rrggbb` with an opacity, as the `#rrggbbaa` every colour parser understands. */
export function withOpacity(colour: string, opacity: number): string {
  return formatHex8({ ...perceived(colour), alpha: opacity });
}

export function shiftLightness(colour: string, by: number): string {
  return withLightness(colour, perceived(colour).l + by);
}

/**
 * The colour itself when it already stands out from every ground, else the nearest lightness of the same hue that does;
 * black or white where no tone of the hue can. Darker is tried first on light grounds, lighter on dark ones.
 */
export function ensureContrast(
  colour: string,
  grounds: readonly string[],
  ratio: number = readable,
): string {
  const accept = (tone: string) => lowestContrast(tone, grounds) >= ratio;
  if (accept(colour)) return colour;
  const brightest = Math.max(...grounds.map((ground) => wcagLuminance(ground)));
  for (const end of brightest > 0.18 ? [0, 1] : [1, 0]) {
    const found = nearestTowards(colour, end, accept);
    if (found) return found;
  }
  return readableOn(grounds);
}

/** Black or white, whichever reads better on all of the grounds. */
export function readableOn(grounds: readonly string[]): string {
  return lowestContrast('#ffffff', grounds) >= lowestContrast('#000000', grounds)
    ? '#ffffff'
    : '#000000';
}

const toOklch = converter('oklch');

/** The colour as the eye orders it: in OKLCH equal steps look equal, so tones can be moved by rule. */
function perceived(colour: string): Oklch {
  const oklch = toOklch(colour);
  if (!oklch) throw new TypeError(`Not a colour: ${colour}`);
  return oklch;
}

/** The same hue at another lightness; what no screen can show gives up chroma, not lightness. */
function withLightness(colour: string, lightness: number): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ ...perceived(colour), l }, 'oklch'));
}

function nearestTowards(
  colour: string,
  end: number,
  accept: (tone: string) => boolean,
): string | undefined {
  const { l } = perceived(colour);
  const tone = (share: number) => withLightness(colour, l + (end - l) * share);
  if (!accept(tone(1))) return undefined;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (accept(tone(middle))) high = middle;
    else low = middle;
  }
  return tone(high);
}
