/** How many series a chart can show before its colours repeat. */
export const chartColourCount = 6;

/** The colour of a chart's series, the first in the theme's accent; `chartSheet.ts` says what it is in each theme. */
export const chartColour = (index: number): string =>
  `var(--vgr-chart-${(index % chartColourCount) + 1})`;
