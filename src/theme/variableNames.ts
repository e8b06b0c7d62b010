/** What no theme changes: the browser's theme object carries these values itself, as fallbacks of its references. */
export const sameInAllThemes = /^--mui-(font|zIndex|overlays|shadows|spacing|palette-grey-A)/;

/** What Material's components alone refer to, none of which is on the first screen. */
export const ofMaterialParts =
  /^--mui-(opacity|palette-(Alert|AppBar|Avatar|Button|Chip|Input|LinearProgress|Skeleton|SnackbarContent|Switch|TableCell|Tooltip|action|grey))-|^--mui-palette-(\w+-light|(secondary|error|warning|info|success)-dark|text-icon|common-\w*ackground)$/;

/** Of Material's parts the interface has none of, or in the primary colour only; and its channels, in whose place colours are mixed. */
export const usedByNothing =
  /Channel$|-(FilledInput|Slider|SpeedDialAction|StepConnector|StepContent)-|-(LinearProgress|Switch)-(secondary|error|warning|info|success)/;
