export const yearRules = {
  /** No year before it is asked for. */
  first: 2000,
  /** How many games are named, those in which most was posted. */
  games: 5,
  /** How many first places are counted, the latest ones. */
  firsts: 1000,
  /** How many scores are compared to find the best place, those posted last. */
  compared: 200,
} as const;
