import { createChartColours } from './palette/createChartColours';
import { themes } from './registry';
import type { ThemeDefinition } from './themeDefinition';

const declarations = (definition: ThemeDefinition) =>
  createChartColours(definition)
    .map((colour, index) => `--vgr-chart-${index + 1}:${colour}`)
    .join(';');

/**
 * The colours of charts in every theme, for the pages that have some to bring along. Built for production, this module is
 * replaced by its own value.
 */
export const chartSheet = [
  ...themes.filter(({ key }) => key === 'light').map((theme) => `:root{${declarations(theme)}}`),
  '@media screen{',
  ...themes.map((theme) => `[data-theme=${theme.key}]{${declarations(theme)}}`),
  '}',
].join('\n');
