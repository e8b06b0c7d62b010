/** A formula for a variable: `base` (another variable or a colour) mixed with `share` per cent of `over`. */
export type Rule = readonly [base: string, over?: string, share?: number];

const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const greys = {
  50: 3,
  100: 5,
  200: 9,
  300: 15,
  400: 28,
  500: 42,
  600: 55,
  700: 68,
  800: 80,
  900: 90,
};
const text = 'text-primary';
const page = 'background-default';
const card = 'background-paper';
const accent = 'navbar-accent';
const bar = 'navbar-background';

const ofRoles = Object.fromEntries(
  roles.flatMap((role): [string, readonly Rule[]][] => [
    [`${role}-contrastText`, [['#ffffff'], ['#000000']]],
    [
      `${role}-dark`,
      [
        [`${role}-main`, '#000000', 16],
        [`${role}-main`, '#ffffff', 16],
      ],
    ],
    [`${role}-light`, [[`${role}-main`, text, 16]]],
    [`Alert-${role}Color`, [[`${role}-main`, text, 55]]],
    [`Alert-${role}StandardBg`, [[card, `${role}-main`, 10]]],
    [`Alert-${role}IconColor`, [[`${role}-main`]]],
    [`Alert-${role}FilledBg`, [[`${role}-main`]]],
    [`Alert-${role}FilledColor`, [[`${role}-contrastText`]]],
    [`LinearProgress-${role}Bg`, [[card, `${role}-main`, 40]]],
    [`Switch-${role}DisabledColor`, [[card, `${role}-main`, 40]]],
  ]),
);

const ofGreys = Object.fromEntries(
  Object.entries(greys).map(([step, share]): [string, readonly Rule[]] => [
    `grey-${step}`,
    [
      [card, text, share],
      [text, card, share],
    ],
  ]),
);

const ofFrame: Record<string, readonly Rule[]> = {
  'navbar-text': [[text], [page], ['#ffffff']],
  'navbar-mutedText': [['navbar-text', bar, 25]],
  'navbar-accent': [['primary-main']],
  'navbar-hover': [[bar, 'navbar-text', 8]],
  'navbar-border': [[bar, 'navbar-text', 13]],
  'navbar-focus': [[accent]],
  'sidebar-background': [[page, card, 50], [bar]],
  'sidebar-text': [[text], ['navbar-text']],
  'sidebar-mutedText': [['text-secondary'], ['navbar-mutedText']],
  'sidebar-hover': [['sidebar-background', text, 6], ['navbar-hover']],
  'sidebar-selected': [
    ['sidebar-background', 'primary-main', 13],
    [bar, accent, 16],
  ],
  'sidebar-selectedText': [['primary-main'], [accent]],
  'sidebar-border': [['divider'], ['navbar-border']],
};

/**
 * Formulas by variable, without the MUI prefix. The style sheet contains a formula once for all themes; a theme for which no
 * formula gives the computed, readable colour sets that colour itself.
 */
export const derived: Record<string, readonly Rule[]> = {
  ...ofRoles,
  ...ofGreys,
  ...ofFrame,
  'text-secondary': [[text, page, 28]],
  'text-disabled': [[text, page, 50]],
  'action-active': [['text-secondary']],
  'action-hover': [[text, 'transparent', 95]],
  'action-selected': [['primary-main', 'transparent', 88]],
  'action-focus': [[text, 'transparent', 90]],
  'action-disabled': [['text-disabled']],
  'action-disabledBackground': [[page, text, 10]],
  'surface-hover': [[card, text, 5]],
  'surface-selected': [[card, 'primary-main', 12]],
  'link-main': [['primary-main']],
  'link-hover': [['primary-main', text, 35]],
  'focus-ring': [['primary-main']],
  'control-border': [['divider', text, 45]],
  'AppBar-defaultBg': [[bar]],
  'AppBar-darkBg': [[bar]],
  'AppBar-darkColor': [['navbar-text']],
  'Avatar-defaultBg': [[text, card, 30]],
  'Button-inheritContainedBg': [[card, text, 10]],
  'Button-inheritContainedHoverBg': [[card, text, 16]],
  'Skeleton-bg': [[card, text, 10]],
  'SnackbarContent-bg': [[text, card, 6]],
  'SnackbarContent-color': [['#ffffff'], ['#000000']],
  'Tooltip-bg': [['SnackbarContent-bg']],
  'TableCell-border': [['divider']],
};
