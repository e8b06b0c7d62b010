import { createChartColours } from './palette/createChartColours';
import { themes } from './registry';
import type { ThemeDefinition } from './themeDefinition';

const declarations = (definition: ThemeDefinition) =>
  createChartColours(definition)
    .map((colour, index) => `--vgr-chart-${index + 1}:${colour}`)
    .join(';');

/**
 * The chart colours of every theme, loaded with the pages that have charts. The production build replaces this module by its
 * value.
 */
export const chartSheet = [
  ...themes.filter(({ key }) => key === 'light').map((theme) => `:root{${declarations(theme)}}`),
  '@media screen{',
  ...themes.map((theme) => `[data-theme=${theme.key}]{${declarations(theme)}}`),
  '}',
].join('\n');
