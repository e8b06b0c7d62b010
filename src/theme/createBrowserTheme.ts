import { createSpacing } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import { createUnarySpacing } from '@mui/system/spacing';
import { themeData, type References } from './themeData';

interface TransitionOptions {
  duration?: number | string;
  easing?: string;
  delay?: number | string;
}

const { easing, duration } = themeData.transitions;

const time = (value: number | string) =>
  typeof value === 'string' ? value : `${Math.round(value)}ms`;

const transitions = {
  easing,
  duration,
  create: (names: string | readonly string[] = 'all', options: TransitionOptions = {}) => {
    const length = time(options.duration ?? duration.standard);
    const rest = `${length} ${options.easing ?? easing.easeInOut} ${time(options.delay ?? 0)}`;
    return [names]
      .flat()
      .map((name) => `${name} ${rest}`)
      .join(',');
  },
  /** Grows with the height along a flattening curve; Material UI's own formula. */
  getAutoHeightDuration: (height: number) => {
    const share = height / 36;
    return height ? Math.min(Math.round((4 + 15 * share ** 0.25 + share / 5) * 10), 3000) : 0;
  },
};

/** A translucent colour. Material UI's version needs channel variables, which the themes' style sheet does not contain. */
const alpha = (colour: string, coefficient: number | string) =>
  `color-mix(in srgb, ${colour} calc(${coefficient} * 100%), transparent)`;

const mixedWith = (other: string) => (colour: string, coefficient: number | string) =>
  `color-mix(in srgb, ${colour}, ${other} calc(${coefficient} * 100%))`;

/** Expands the references that themeData.ts has shortened. */
function references(shortened: References, path: string): References {
  const entries = Object.entries(shortened).map(([name, value]): [string, References[string]] => {
    const place = `${path}-${name}`;
    if (typeof value === 'object') return [name, references(value, place)];
    return [name, value === 1 ? `var(${place})` : value];
  });
  return Object.fromEntries(entries);
}

/**
 * The browser's theme, created once and never replaced. It equals the result of createAppTheme.ts without the code that
 * computes it: the data is computed at build time, and the functions that components call are defined here. A test compares
 * the two.
 */
export function createBrowserTheme() {
  const { palette: shortened, typography, ...data } = themeData;
  const palette = references(shortened, '--mui-palette');
  const vars = { ...data.vars, palette };
  const theme = Object.assign(createTheme({ components: {} }), {
    ...data,
    vars,
    palette: { ...palette, mode: 'light' },
    shape: vars.shape,
    shadows: vars.shadows,
  });
  return Object.assign(theme, {
    spacing: createSpacing(undefined, createUnarySpacing(theme)),
    typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
    transitions,
    alpha,
    lighten: mixedWith('#fff'),
    darken: mixedWith('#000'),
  });
}
