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

/** WCAG 2.2 AA contrast ratios for text, and for the outlines and icons that identify a control. */
export const readable = 4.5;
export const visible = 3;

/** Contrast ratio of two colours, 1..21. */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

export function lowestContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** `top` over `base` with the opacity `amount` (0..1). */
export function mix(base: string, top: string, amount: number): string {
  return formatHex(interpolate([base, top], 'rgb')(amount));
}

/** `#rrggbb` with an opacity as `#rrggbbaa`, which every colour parser understands. */
export function withOpacity(colour: string, opacity: number): string {
  return formatHex8({ ...perceived(colour), alpha: opacity });
}

/**
 * Returns the colour itself if it has enough contrast on every background, else the nearest lightness of the same hue that
 * has; black or white if no tone of the hue has. On light backgrounds darker tones are tried first, on dark ones lighter
 * tones.
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

/** Black or white, whichever has more contrast on all backgrounds. */
export function readableOn(grounds: readonly string[]): string {
  return lowestContrast('#ffffff', grounds) >= lowestContrast('#000000', grounds)
    ? '#ffffff'
    : '#000000';
}

const toOklch = converter('oklch');

/** The colour in OKLCH, which is perceptually uniform, so lightness can be shifted by rule. */
function perceived(colour: string): Oklch {
  const oklch = toOklch(colour);
  if (!oklch) throw new TypeError(`Not a colour: ${colour}`);
  return oklch;
}

/** The same hue at another lightness; out-of-gamut colours lose chroma, not lightness. */
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
