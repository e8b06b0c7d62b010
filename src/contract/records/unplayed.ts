/** How many charts without an own score are searched, if no game is chosen: so many of each of the games that the member played last. */
export const unplayedRules = { games: 10, charts: 100 } as const;
