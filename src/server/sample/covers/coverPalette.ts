import { clampChroma, formatHex } from 'culori';

export type CoverPalette = {
  night: string;
  deep: string;
  middle: string;
  bright: string;
  glow: string;
  accent: string;
  pale: string;
};

const tone = (lightness: number, chroma: number, hue: number) =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: (hue + 360) % 360 }, 'oklch'));

/** Shifts yellow backgrounds to copper or green: dark yellow looks muddy. */
function groundHue(hue: number): number {
  if (hue > 45 && hue <= 95) return 32;
  if (hue > 95 && hue < 150) return 158;
  return hue;
}

/** Tones around one hue (degrees) from dark to pale, and an accent from the opposite side of the color wheel. */
export function coverPalette(hue: number): CoverPalette {
  const ground = groundHue(hue);
  return {
    night: tone(0.19, 0.06, ground - 12),
    deep: tone(0.31, 0.11, ground - 6),
    middle: tone(0.5, 0.16, ground + (hue - ground) * 0.25),
    bright: tone(0.7, 0.17, hue + 18),
    glow: tone(0.85, 0.13, hue + 42),
    accent: tone(0.8, 0.17, hue + 165),
    pale: tone(0.96, 0.03, hue + 30),
  };
}
