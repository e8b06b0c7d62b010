/** A narrowed list of the administration holds this many rows at most: counting and ordering all there may be costs too much. */
export const maxListedRows = 10_000;
