import { mix } from '../colour/contrast';
import type { ThemeDefinition } from '../themeDefinition';
import type { ThemeTokens } from '../themeTokens';
import { createMessageColours, guarded, inkOnFilled, type ColourRole } from './colourRole';

const severities = ['error', 'warning', 'info', 'success'] as const;
type Severity = (typeof severities)[number];

/** Tokens of components with one tone per role. */
const roleTones = (roles: Record<string, ColourRole>, suffix: string, base: string) =>
  Object.fromEntries(
    Object.entries(roles).map(([name, { main }]) => [`${name}${suffix}`, mix(base, main, 0.4)]),
  );

/** Material UI's tokens per component, which it would otherwise compute without checking contrast. */
export function createComponentColours(
  roles: Record<Severity | 'primary' | 'secondary', ColourRole>,
  { mode, background, card, border }: ThemeDefinition,
  text: string,
  navbar: ThemeTokens['navbar'],
) {
  const tooltip = mix(text, card, 0.06);
  return {
    Alert: Object.fromEntries(
      severities.flatMap((severity) => {
        const colours = createMessageColours(roles[severity], card, text);
        return [
          [`${severity}Color`, colours.text],
          [`${severity}StandardBg`, colours.ground],
          [`${severity}IconColor`, colours.icon],
          [`${severity}FilledBg`, colours.filled],
          [`${severity}FilledColor`, colours.filledText],
        ];
      }),
    ),
    AppBar: {
      defaultBg: navbar.background,
      darkBg: navbar.background,
      darkColor: navbar.text,
    },
    Avatar: { defaultBg: guarded(mix(text, card, 0.3), [background]) },
    Button: {
      inheritContainedBg: mix(card, text, 0.1),
      inheritContainedHoverBg: mix(card, text, 0.16),
    },
    LinearProgress: roleTones(roles, 'Bg', card),
    Skeleton: { bg: mix(card, text, 0.1) },
    SnackbarContent: { bg: tooltip, color: guarded(inkOnFilled[mode], [tooltip]) },
    Switch: roleTones(roles, 'DisabledColor', card),
    TableCell: { border },
    Tooltip: { bg: tooltip },
  };
}
