import { createAppTheme } from './createAppTheme';
import { sameInAllThemes } from './variableNames';

/** A tree of references to variables. 1 is short for the reference whose name follows from its path. */
export interface References {
  [name: string]: References | string | number;
}

/** Removes a reference's fallback, a placeholder, if the themes' style sheet defines the variable. */
const withoutStandIn = (value: string) => {
  const name = /^var\((--[\w-]+),/.exec(value)?.[1];
  return name === undefined || sameInAllThemes.test(name) ? value : `var(${name})`;
};

const plain = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? withoutStandIn(value) : value,
  );

function shortened(values: object, path: string): References {
  const entries = Object.entries(values).map(([name, value]): [string, References[string]] => {
    const place = `${path}-${name}`;
    if (typeof value === 'object' && value !== null) return [name, shortened(value, place)];
    return [name, value === `var(${place})` ? 1 : value];
  });
  return Object.fromEntries(entries);
}

function computeThemeData() {
  const { vars, typography, zIndex, transitions, mixins, motion, focusVisible } = createAppTheme();
  // Omits values used only by Material UI's font shorthands and elevated dark surfaces.
  const { font: _font, overlays: _overlays, palette, ...others } = plain(vars);
  const { easing, duration } = transitions;
  return {
    palette: shortened(palette, '--mui-palette'),
    vars: others,
    // Functions are omitted; createBrowserTheme.ts defines its own.
    ...plain({ typography, zIndex, transitions: { easing, duration }, mixins, motion }),
    focusVisible: plain(focusVisible),
  };
}

/**
 * The data of the browser's theme. The production build replaces this module by its value, so that neither the generator nor
 * Material UI's colours are bundled.
 */
export const themeData = computeThemeData();
