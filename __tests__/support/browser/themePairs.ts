import { readable, visible } from '../../../src/theme/colour/contrast';
import { createThemePalette } from '../../../src/theme/palette/createThemePalette';
import type { ThemeDefinition } from '../../../src/theme/themeDefinition';

export interface ColourPair {
  /** Which texts: each group is one column of the table. */
  group: string;
  what: string;
  front: string;
  ground: string;
  ratio: number;
}

type Palette = ReturnType<typeof createThemePalette>;
type Pairs = readonly (readonly [what: string, front: string, ground: string, ratio: number])[];

const severities = ['error', 'warning', 'info', 'success'] as const;
const roles = ['primary', 'secondary', ...severities] as const;

const surfaces = ({ background, surface, sidebar }: Palette) => ({
  page: background.default,
  card: background.paper,
  muted: surface.muted,
  hover: surface.hover,
  selected: surface.selected,
  side: sidebar.background,
});

function onSurfaces(palette: Palette, pageSide: boolean) {
  const grounds = Object.entries(surfaces(palette)).filter(([name]) => pageSide || name !== 'side');
  return (what: string, front: string, ratio: number): Pairs =>
    grounds.map(([name, ground]) => [`${what} on ${name}`, front, ground, ratio] as const);
}

function texts(palette: Palette, on: ReturnType<typeof onSurfaces>): Record<string, Pairs> {
  const { text, link, focus, control } = palette;
  return {
    text: on('text', text.primary, 7),
    quiet: on('quiet text', text.secondary, readable),
    link: [...on('link', link.main, readable), ...on('hovered link', link.hover, readable)],
    focus: on('focus ring', focus.ring, visible),
    control: on('control outline', control.border, visible),
    roles: roles.flatMap((role) => on(role, palette[role].main, readable)),
  };
}

const filled = (palette: Palette): Pairs =>
  roles.flatMap((role) => {
    const { main, dark, light, contrastText } = palette[role];
    return [
      [`text on ${role}`, contrastText, main, readable],
      [`text on pressed ${role}`, contrastText, dark, readable],
      [`text on light ${role}`, contrastText, light, readable],
    ] as const;
  });

const alerts = (palette: Palette): Pairs =>
  severities.flatMap((severity) => {
    const colour = (part: string) => palette.Alert[`${severity}${part}`] ?? '#808080';
    return [
      [`${severity} message`, colour('Color'), colour('StandardBg'), readable],
      [`${severity} icon`, colour('IconColor'), colour('StandardBg'), visible],
      [`${severity} toast`, colour('FilledColor'), colour('FilledBg'), readable],
    ] as const;
  });

const header = ({ navbar }: Palette): Pairs =>
  (['background', 'hover'] as const).flatMap((part) => [
    [`header text on ${part}`, navbar.text, navbar[part], readable] as const,
    [`quiet header text on ${part}`, navbar.mutedText, navbar[part], readable] as const,
    [`header accent on ${part}`, navbar.accent, navbar[part], readable] as const,
    [`header focus on ${part}`, navbar.focus, navbar[part], visible] as const,
  ]);

const side = ({ sidebar }: Palette): Pairs =>
  (['background', 'hover', 'selected'] as const).flatMap((part) => [
    [`sidebar text on ${part}`, sidebar.text, sidebar[part], readable] as const,
    [`quiet sidebar text on ${part}`, sidebar.mutedText, sidebar[part], readable] as const,
    [`chosen sidebar text on ${part}`, sidebar.selectedText, sidebar[part], readable] as const,
  ]);

/** Every text, icon and outline of a theme with every background it can have. */
export function colourPairs(definition: ThemeDefinition): ColourPair[] {
  const palette = createThemePalette(definition);
  const { background, SnackbarContent, Tooltip, Avatar } = palette;
  const groups: Record<string, Pairs> = {
    ...texts(palette, onSurfaces(palette, definition.sidebar === 'page')),
    filled: filled(palette),
    alerts: alerts(palette),
    header: header(palette),
    sidebar: side(palette),
    others: [
      ['tooltip', SnackbarContent.color, Tooltip.bg, readable],
      ['avatar', background.default, Avatar.defaultBg, readable],
    ],
  };
  return Object.entries(groups).flatMap(([group, pairs]) =>
    pairs.map(([what, front, ground, ratio]) => ({ group, what, front, ground, ratio })),
  );
}
