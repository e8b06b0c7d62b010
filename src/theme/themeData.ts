import { createAppTheme } from './createAppTheme';
import { sameInAllThemes } from './variableNames';

/** A tree of references to variables. Where the place in the tree tells the variable's name, 1 stands for it. */
export interface References {
  [name: string]: References | string | number;
}

/** A reference's fallback is a stand-in where the themes' style sheet has the variable. */
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
  // What only Material's own font shorthands and raised dark surfaces would need is left out.
  const { font: _font, overlays: _overlays, palette, ...others } = plain(vars);
  const { easing, duration } = transitions;
  return {
    palette: shortened(palette, '--mui-palette'),
    vars: others,
    // Functions are left out; createBrowserTheme.ts brings its own.
    ...plain({ typography, zIndex, transitions: { easing, duration }, mixins, motion }),
    focusVisible: plain(focusVisible),
  };
}

/**
 * What is data in the browser's theme. Built for production, this module is replaced by its own value, so that neither the
 * generator nor Material's colours reach the browser.
 */
export const themeData = computeThemeData();
