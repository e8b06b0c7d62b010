export const rivalRules = {
  /** How many latest scores of a player are searched for others near them, */
  latestScores: 300,
  /** how many scores before and behind each of them are looked at, */
  around: 20,
  /** and how many places behind or before the player somebody is near. */
  near: 5,
  /** How many of those found are compared with the player, */
  compared: 12,
  /** on how many latest scores of the player. */
  maxScores: 5000,
  /** How many each list has. */
  listed: 5,
  /** Hours for which the lists are kept. */
  keptFor: 24,
} as const;
