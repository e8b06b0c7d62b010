/**
 * Opacity of a theme's texture in per cent: faint enough that text stays readable (`palette/` includes it in its contrast
 * checks), and stronger on dark pages, where it is less visible.
 */
export const inkShares = { light: 8, dark: 14 } as const;
const ink = 'var(--vgr-ink)';
const accent = 'var(--mui-palette-navbar-accent)';

/** The textures of a page: CSS gradients, which need no request and use the theme's colours. */
export const textures = {
  plain: 'none',
  dots: `radial-gradient(${ink} 1px,#0000 1.5px) 0 0/22px 22px fixed`,
  polka: `radial-gradient(${ink} 5px,#0000 5.5px) 0 0/36px 36px fixed`,
  bubbles: `radial-gradient(circle at 25% 30%,${ink} 26px,#0000 27px) 0 0/150px 170px fixed,radial-gradient(circle at 75% 75%,${ink} 13px,#0000 14px) 0 0/150px 170px fixed`,
  stars: `radial-gradient(circle at 20% 30%,${ink} 3px,#0000 4px) 0 0/90px 110px fixed,radial-gradient(circle at 70% 80%,${ink} 2px,#0000 3px) 0 0/60px 70px fixed`,
  scanlines: `repeating-linear-gradient(${ink} 0 1px,#0000 1px 4px) fixed`,
  speed: `repeating-linear-gradient(${ink} 0 2px,#0000 2px 24px,${ink} 24px 30px,#0000 30px 64px) fixed`,
  diagonal: `repeating-linear-gradient(135deg,${ink} 0 1px,#0000 1px 12px) fixed`,
  hazard: `repeating-linear-gradient(135deg,${ink} 0 22px,#0000 22px 44px) fixed`,
  pitch: `repeating-linear-gradient(90deg,${ink} 0 80px,#0000 80px 160px) fixed`,
  grid: `conic-gradient(from 90deg at 1px 1px,#0000 90deg,${ink} 0) 0 0/32px 32px fixed`,
  panels: `conic-gradient(from 90deg at 2px 2px,#0000 90deg,${ink} 0) 0 0/120px 120px fixed`,
  bricks: `conic-gradient(from 90deg at 2px 2px,#0000 90deg,${ink} 0) 0 0/84px 42px fixed`,
  checks: `repeating-conic-gradient(${ink} 0 25%,#0000 0 50%) 0 0/48px 48px fixed`,
  blocks: `repeating-conic-gradient(${ink} 0 25%,#0000 0 50%) 0 0/28px 28px fixed`,
  carbon: `repeating-conic-gradient(${ink} 0 25%,#0000 0 50%) 0 0/8px 8px fixed`,
  diamonds: `linear-gradient(to top right,${ink} 18%,#0000 0 82%,${ink} 0) 0 0/36px 60px fixed,linear-gradient(to top left,${ink} 18%,#0000 0 82%,${ink} 0) 0 0/36px 60px fixed`,
  triangles: `conic-gradient(from 150deg at 50% 0,${ink} 60deg,#0000 0) 0 0/44px 38px fixed`,
  scales: `radial-gradient(circle at 50% 0,${ink} 22px,#0000 23px) 0 0/48px 48px fixed,radial-gradient(circle at 50% 0,${ink} 22px,#0000 23px) 24px 24px/48px 48px fixed`,
  hex: `repeating-linear-gradient(60deg,${ink} 0 1px,#0000 1px 26px) fixed,repeating-linear-gradient(-60deg,${ink} 0 1px,#0000 1px 26px) fixed`,
  facets: `linear-gradient(115deg,${ink} 30%,#0000 0 55%,${ink} 0 80%,#0000 0) fixed`,
  rays: `repeating-conic-gradient(from 0deg at 50% 0,${ink} 0 5deg,#0000 0 10deg) fixed`,
  waves: `repeating-radial-gradient(circle at 50% 100%,${ink} 0 2px,#0000 3px 12px) 0 0/64px 32px fixed`,
  topo: `repeating-radial-gradient(circle at 85% 15%,${ink} 0 1px,#0000 2px 34px) fixed`,
  glow: `radial-gradient(circle at 50% 0,${ink},#0000 70%) fixed`,
  embers: `linear-gradient(0deg,${ink},#0000 60%) fixed`,
  slash: `linear-gradient(115deg,#0000 72%,${ink} 0 78%,#0000 0) fixed`,
} as const;

/** Bottom edge of the header; the only place that shows its accent at full opacity. */
const edge = 'left bottom/100%';
const strip = `${edge} 3px no-repeat`;

/** The header's decoration: `speed` is behind its text, the others are at its bottom edge. */
export const bars = {
  plain: 'none',
  line: `linear-gradient(${accent} 0 0) ${strip}`,
  fade: `linear-gradient(90deg,#0000,${accent},#0000) ${strip}`,
  speed: `repeating-linear-gradient(105deg,#0000 0 30px,#0002 30px 60px)`,
  hazard: `repeating-linear-gradient(135deg,${accent} 0 10px,#0000 10px 20px) ${edge} 4px no-repeat`,
  stitch: `repeating-linear-gradient(90deg,${accent} 0 10px,#0000 0 18px) left bottom 6px/100% 2px no-repeat`,
  checks: `repeating-conic-gradient(${accent} 0 25%,#0000 0 50%) left bottom/12px 12px repeat-x`,
  pixels: `linear-gradient(90deg,${accent} 50%,#0000 0) left bottom/16px 4px repeat-x`,
  pellets: `radial-gradient(${accent} 2px,#0000 2.5px) left bottom/16px 8px repeat-x`,
} as const;

/** Overlays of cards. */
export const sheets = {
  plain: 'none',
  sheen: 'linear-gradient(160deg,var(--mui-palette-surface-selected),#0000 45%)',
} as const;

export const edges = {
  hair: '1px solid',
  bold: '2px solid',
  heavy: '3px solid',
  double: '3px double',
  dashed: '2px dashed',
  none: '0 solid',
} as const;

const shade = (share: number) => `color-mix(in srgb,var(--vgr-shadow) ${share}%,#0000)`;

export const shadowKinds = {
  none: 'none',
  soft: `0 2px 4px ${shade(8)},0 10px 28px ${shade(12)}`,
  hard: '5px 5px 0 var(--mui-palette-divider)',
  glow: '0 0 26px color-mix(in srgb,var(--mui-palette-primary-main) 26%,#0000)',
  bevel: 'inset 2px 2px #fff3,inset -3px -3px #0003',
} as const;

/** Letter spacing in addition to the type scale's, and text-transform. */
export const headings = {
  plain: ['.01em', 'none'],
  tight: ['0em', 'none'],
  wide: ['.06em', 'none'],
  caps: ['.05em', 'uppercase'],
} as const;
