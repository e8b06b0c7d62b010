export const explanationRules = {
  /** How many games are named, those that give most. */
  games: 10,
  /** How many charts of a game are listed, those that give most. */
  charts: 10,
  /** How many players with the same numbers are counted at most. */
  tied: 100,
} as const;
