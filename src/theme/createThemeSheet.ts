import { bars, edges, headings, inkShares, shadowKinds, sheets, textures } from './character';
import { createFullTheme } from './createAppTheme';
import { deriveVariables } from './deriveVariables';
import { miniatureClass } from './miniature';
import { createThemePalette } from './palette/createThemePalette';
import { findTheme } from './registry';
import type { ThemeDefinition } from './themeDefinition';
import { ofMaterialParts, sameInAllThemes, usedByNothing } from './variableNames';

export type Variables = Record<string, string>;

/** Material's own variables, every one of them a colour that has been computed. */
function paletteVariables(definition: ThemeDefinition): Variables {
  const theme = createFullTheme(createThemePalette(definition), definition.radius);
  const declared: Record<string, unknown> = Object.assign(
    {},
    ...theme.generateStyleSheets().map((sheet) => sheet[':root']),
  );
  const variables: Variables = {};
  for (const [name, value] of Object.entries(declared)) {
    if (!name.startsWith('--') || sameInAllThemes.test(name) || usedByNothing.test(name)) continue;
    // A reference's fallback repeats what the sheet says anyway.
    variables[name] = String(value).replaceAll(/var\((--[\w-]+), [^()]+\)/g, 'var($1)');
  }
  return variables;
}

const mixed = (name: string, share: number) =>
  `color-mix(in srgb,var(--mui-palette-${name}) ${share}%,#0000)`;

const named = (kind: string, name: string) =>
  name === 'plain' || name === 'none' ? 'none' : `var(--${kind}-${name})`;

/** What makes a theme's character beside its colours. */
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

/** Every variable of a theme, by formula where one gives the computed colour. */
export function themeVariables(definition: ThemeDefinition): Variables {
  return {
    ...deriveVariables(paletteVariables(definition)),
    ...characterVariables(definition),
  };
}

/** The patterns, each written once: a theme names its own. */
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

/** What side navigations in the header's colours have in common. */
function turnedSidebar(theme: ThemeDefinition): Variables {
  const entries = Object.entries(themeVariables(theme));
  return Object.fromEntries(entries.filter(([name]) => name.includes('palette-sidebar')));
}

/**
 * A style sheet of all themes. The light one stands at the root, for every medium: paper is always light. On screens the
 * dark themes share one block of what sets dark apart, those whose side navigation goes with the header another, and each further theme adds only what it does differently. A miniature
 * of a theme declares the formulas once more: they are computed where they are declared. All selectors weigh the same: the
 * later one counts.
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

/** What the first paint needs of all themes. */
export const createThemeSheet = (themes: readonly ThemeDefinition[]): string =>
  createSheet(themes, (name) => !ofMaterialParts.test(name));

/** What only Material's own components refer to. It comes with the first of them. */
export const createMaterialSheet = (themes: readonly ThemeDefinition[]): string =>
  createSheet(themes, (name) => ofMaterialParts.test(name));
