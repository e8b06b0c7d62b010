import { bars, edges, headings, inkShares, shadowKinds, sheets, textures } from './textures';
import { createFullTheme } from './createAppTheme';
import { deriveVariables } from './deriveVariables';
import { miniatureClass } from './miniature';
import { createThemePalette } from './palette/createThemePalette';
import { findTheme } from './registry';
import type { ThemeDefinition } from './themeDefinition';
import { ofMaterialParts, sameInAllThemes, usedByNothing } from './variableNames';

export type Variables = Record<string, string>;

/** Material UI's variables with computed colours. */
function paletteVariables(definition: ThemeDefinition): Variables {
  const theme = createFullTheme(createThemePalette(definition), definition.radius);
  const declared: Record<string, unknown> = Object.assign(
    {},
    ...theme.generateStyleSheets().map((sheet) => sheet[':root']),
  );
  const variables: Variables = {};
  for (const [name, value] of Object.entries(declared)) {
    if (!name.startsWith('--') || sameInAllThemes.test(name) || usedByNothing.test(name)) continue;
    // Drop the fallbacks of references, which repeat values of the style sheet.
    variables[name] = String(value).replaceAll(/var\((--[\w-]+), [^()]+\)/g, 'var($1)');
  }
  return variables;
}

const mixed = (name: string, share: number) =>
  `color-mix(in srgb,var(--mui-palette-${name}) ${share}%,#0000)`;

const named = (kind: string, name: string) =>
  name === 'plain' || name === 'none' ? 'none' : `var(--${kind}-${name})`;

/** The variables of a theme's textures, edges and shadows. */
function characterVariables(definition: ThemeDefinition): Variables {
  const {
    mode,
    texture,
    ink = 'primary',
    bar,
    sheet,
    edge,
    shadow,
    heading,
    headingWeight,
  } = definition;
  const [spacing, letters] = headings[heading];
  return {
    'color-scheme': mode,
    '--vgr-focus': 'var(--mui-palette-focus-ring)',
    '--vgr-ink': mixed(`${ink}-main`, inkShares[mode]),
    '--vgr-shadow': mode === 'dark' ? '#000' : 'var(--mui-palette-text-primary)',
    '--vgr-texture': named('x', texture),
    '--vgr-bar': named('y', bar),
    '--vgr-sheet': sheets[sheet],
    '--vgr-edge': edges[edge],
    '--vgr-cast': named('z', shadow),
    '--vgr-heading-weight': String(headingWeight),
    '--vgr-heading-spacing': spacing,
    '--vgr-heading-case': letters,
  };
}

/** All variables of a theme, with formulas where they give the computed colour. */
export function themeVariables(definition: ThemeDefinition): Variables {
  return {
    ...deriveVariables(paletteVariables(definition)),
    ...characterVariables(definition),
  };
}

/** The patterns, each written once and referenced by the themes. */
const patterns = (): Variables =>
  Object.fromEntries(
    Object.entries({ x: textures, y: bars, z: shadowKinds }).flatMap(([kind, values]) =>
      Object.entries(values)
        .filter(([, value]) => value !== 'none')
        .map(([name, value]) => [`--${kind}-${name}`, value]),
    ),
  );

type Keep = (name: string) => boolean;

function differences(variables: Variables, base: Variables): Variables {
  const changed = Object.entries(variables).filter(([name, value]) => base[name] !== value);
  return Object.fromEntries(changed);
}

const shortest = (value: string) => value.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

function block(selector: string, variables: Variables, keep: Keep): string {
  const kept = Object.entries(variables).filter(([name]) => keep(name));
  const declarations = kept.map(([name, value]) => `${name}:${shortest(value)}`);
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
}

const attribute = ({ key }: ThemeDefinition) => `[data-theme=${key}]`;

/** The variables of a side navigation in the header's colours. */
function turnedSidebar(theme: ThemeDefinition): Variables {
  const entries = Object.entries(themeVariables(theme));
  return Object.fromEntries(entries.filter(([name]) => name.includes('palette-sidebar')));
}

/**
 * The style sheet of all themes. The light theme is at the root for every medium, since print is always light. On screens,
 * the dark themes share one block of differences, the themes with a side navigation in the header's colours another, and
 * each other theme adds only its own differences. Theme miniatures declare the formulas again, since variables are computed
 * where they are declared. All selectors have the same specificity, so order matters.
 */
function createSheet(themes: readonly ThemeDefinition[], keep: Keep): string {
  const light = themeVariables(findTheme('light'));
  const dark = themeVariables(findTheme('dark'));
  const darkThemes = themes.filter((theme) => theme.mode === 'dark').map(attribute);
  const turned = themes.filter(({ sidebar }) => sidebar === 'navbar');
  const turnedSide = turned[0] ? turnedSidebar(turned[0]) : {};
  const own = themes
    .filter(({ key }) => key !== 'light' && key !== 'dark')
    .map((theme) => {
      const base = { ...(theme.mode === 'dark' ? dark : light) };
      if (theme.sidebar === 'navbar') Object.assign(base, turnedSide);
      return block(attribute(theme), differences(themeVariables(theme), base), keep);
    });
  const screen = [
    block(`:is(${darkThemes.join(',')})`, differences(dark, light), keep),
    block(`:is(${turned.map(attribute).join(',')})`, turnedSide, keep),
    ...own,
  ];
  const root = { ...light, ...patterns() };
  const onScreen = screen.filter((text) => text !== '').join('\n');
  return `${block(`:root,.${miniatureClass}`, root, keep)}\n@media screen{${onScreen}}\n`;
}

/** The variables of all themes that the first paint needs. */
export const createThemeSheet = (themes: readonly ThemeDefinition[]): string =>
  createSheet(themes, (name) => !ofMaterialParts.test(name));

/** The variables that only Material UI's own components use; loaded with the first of them. */
export const createMaterialSheet = (themes: readonly ThemeDefinition[]): string =>
  createSheet(themes, (name) => ofMaterialParts.test(name));
