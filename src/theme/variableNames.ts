/** Variables that are the same in all themes: the browser's theme object contains their values as fallbacks. */
export const sameInAllThemes = /^--mui-(font|zIndex|overlays|shadows|spacing|palette-grey-A)/;

/** Variables used only by Material UI components, none of which is on the first screen. */
export const ofMaterialParts =
  /^--mui-(opacity|palette-(Alert|AppBar|Avatar|Button|Chip|Input|LinearProgress|Skeleton|SnackbarContent|Switch|TableCell|Tooltip|action|grey))-|^--mui-palette-(\w+-light|(secondary|error|warning|info|success)-dark|text-icon|common-\w*ackground)$/;

/**
 * Unused variables: of components that the interface does not use, or only in the primary colour; and colour channels, which
 * color-mix replaces.
 */
export const usedByNothing =
  /Channel$|-(FilledInput|Slider|SpeedDialAction|StepConnector|StepContent)-|-(LinearProgress|Switch)-(secondary|error|warning|info|success)/;
