/** Maximum number of rows in a filtered administration list: counting and sorting more would be too slow. */
export const maxListedRows = 10_000;
