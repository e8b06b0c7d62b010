import { inkShares } from '../textures';
import { contrast, ensureContrast, mix, withOpacity } from '../colour/contrast';
import type { ThemeDefinition } from '../themeDefinition';
import { createColourRole, guarded, readableTone, safelyVisible } from './colourRole';
import { createComponentColours } from './componentColours';
import { createNavbar, createSidebar, sidebarGround } from './frameTokens';

/** Seeds of the severity roles, which are the same in every theme: they are readable on nearly all surfaces of their mode. */
const meanings = {
  light: { error: '#9c1313', warning: '#6b4000', info: '#074c80', success: '#0d5526' },
  dark: { error: '#ff9a91', warning: '#ffbd5c', info: '#8accff', success: '#85dfa0' },
};

const greySteps = { 50: 0.03, 100: 0.05, 200: 0.09, 300: 0.15, 400: 0.28, 500: 0.42 } as const;
const darkGreySteps = { 600: 0.55, 700: 0.68, 800: 0.8, 900: 0.9 } as const;

/** Material UI's grey scale tinted by the theme: between its card and text colours, from the lighter to the darker. */
function createGreys({ mode, card }: ThemeDefinition, text: string) {
  const [lightest, darkest] = mode === 'light' ? [card, text] : [text, card];
  const steps = Object.entries({ ...greySteps, ...darkGreySteps });
  return Object.fromEntries(steps.map(([step, share]) => [step, mix(lightest, darkest, share)]));
}

/** The theme's surfaces, including the texture at its strongest, and a text colour readable on all of them. */
function createGrounds(definition: ThemeDefinition) {
  const { mode, background, card, muted, ink = 'primary' } = definition;
  const side = sidebarGround(definition);
  const plain = [background, card, muted, side];
  const text = ensureContrast(definition.text, plain, 10);
  const hover = mix(card, text, 0.05);
  const sideHover = mix(side, text, 0.06);
  const textured = [
    mix(background, definition[ink], (inkShares[mode] / 100) * 1.6),
    mix(background, text, 0.06),
  ];
  return { text, hover, side, grounds: [...plain, hover, sideHover, ...textured] };
}

function createRoles({ mode, card, primary, secondary }: ThemeDefinition, base: BaseColours) {
  const tinted = [
    { ground: card, share: 0.12 },
    { ground: base.side, share: 0.13 },
  ];
  const main = readableTone(primary, base.grounds, tinted);
  const grounds = [...base.grounds, ...tinted.map(({ ground, share }) => mix(ground, main, share))];
  const role = (seed: string) => createColourRole(readableTone(seed, grounds), base.text, mode);
  const { error, warning, info, success } = meanings[mode];
  return {
    grounds,
    roles: {
      primary: createColourRole(main, base.text, mode),
      secondary: role(secondary),
      error: role(error),
      warning: role(warning),
      info: role(info),
      success: role(success),
    },
  };
}

type BaseColours = ReturnType<typeof createGrounds>;

/** The share of the accent in the background of selected items: the largest that keeps the text at 7:1. */
function selectedShare(card: string, primary: string, text: string): number {
  const bears = (share: number) => contrast(text, mix(card, primary, share)) >= 7;
  return [0.12, 0.09, 0.06, 0.03].find(bears) ?? 0;
}

const actions = (text: string, background: string) => ({
  hover: withOpacity(text, 0.05),
  disabled: mix(text, background, 0.5),
  disabledBackground: mix(background, text, 0.1),
  focus: withOpacity(text, 0.1),
});

/**
 * Computes all colours of the interface from a theme's seeds, so that all text reaches WCAG 2.2 AA on every background it is
 * used on.
 */
export function createThemePalette(definition: ThemeDefinition) {
  const { mode, background, card, muted, border } = definition;
  const base = createGrounds(definition);
  const { text, hover } = base;
  const { roles, grounds } = createRoles(definition, base);
  const primary = roles.primary.main;
  const selected = selectedShare(card, primary, text);
  const secondaryText = guarded(mix(text, background, 0.28), grounds);
  const texts = { background, text, secondaryText, primary };
  const navbar = createNavbar(definition, texts);
  return {
    mode,
    contrastThreshold: 4.5,
    ...roles,
    grey: createGreys(definition, text),
    text: { primary: text, secondary: secondaryText, disabled: mix(text, background, 0.5) },
    background: { default: background, paper: card },
    divider: border,
    action: {
      active: secondaryText,
      ...actions(text, background),
      selected: withOpacity(primary, selected),
    },
    surface: { muted, hover, selected: mix(card, primary, selected) },
    navbar,
    sidebar: createSidebar(definition, navbar, texts),
    link: { main: primary, hover: guarded(mix(primary, text, 0.35), grounds) },
    focus: { ring: primary },
    control: { border: guarded(mix(border, text, 0.45), grounds, safelyVisible) },
    ...createComponentColours(roles, definition, text, navbar),
  };
}
