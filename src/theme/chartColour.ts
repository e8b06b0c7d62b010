/** The number of series a chart can show before its colours repeat. */
export const chartColourCount = 6;

/** The colour of a chart's series; the first is the theme's accent. `chartSheet.ts` defines the values per theme. */
export const chartColour = (index: number): string =>
  `var(--vgr-chart-${(index % chartColourCount) + 1})`;
