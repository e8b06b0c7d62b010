import type { Shadows } from '@mui/material/styles';

const shadow = (y: number, blur: number, share: number) =>
  `0 ${y}px ${blur}px color-mix(in srgb, var(--vgr-shadow, #000) ${share}%, transparent)`;

const low = shadow(1, 2, 10);
const mid = `${shadow(1, 2, 8)}, ${shadow(6, 18, 12)}`;
const top = `${shadow(2, 6, 10)}, ${shadow(14, 40, 20)}`;

/** Soft shadows in the theme's own colour. Material UI's twenty-four elevations are reduced to three. */
// oxfmt-ignore
export const shadows: Shadows = [
  'none', low, low, mid, mid, mid, mid, mid, top, top, top, top, top,
  top, top, top, top, top, top, top, top, top, top, top, top,
];
