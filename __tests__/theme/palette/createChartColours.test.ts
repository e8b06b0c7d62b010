import { chartColourCount } from '../../../src/theme/chartColour';
import { contrast } from '../../../src/theme/colour/contrast';
import { createChartColours, distance } from '../../../src/theme/palette/createChartColours';
import { createThemePalette } from '../../../src/theme/palette/createThemePalette';
import { themes } from '../../../src/theme/registry';

describe.each(themes.map((theme) => [theme.key, theme] as const))('charts in %s', (_key, theme) => {
  const colours = createChartColours(theme);
  const { background, primary } = createThemePalette(theme);

  it('start with the accent and contrast with card and page', () => {
    expect(colours).toHaveLength(chartColourCount);
    expect(colours[0]).toBe(primary.main);
    const faint = colours.filter(
      (colour) =>
        contrast(colour, background.paper) < 3 || contrast(colour, background.default) < 3,
    );
    expect(faint).toEqual([]);
  });

  it('have distinguishable colours', () => {
    const near = colours.flatMap((one, index) =>
      colours.slice(index + 1).filter((other) => distance(one, other) < 0.1),
    );
    expect(near).toEqual([]);
  });
});
