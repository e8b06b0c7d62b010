/** What a chart is in the comparison of two players: whether the first one has the better score. */
export const comparisonResults = ['won', 'lost', 'tied'] as const;
export type ComparisonResult = (typeof comparisonResults)[number];

export const comparisonRules = {
  /** How many latest scores of the player with fewer of them are compared. */
  maxScores: 5000,
  /** How many games the sums name, those with most shared charts. */
  maxGames: 100,
  /** How many biggest gaps are shown of each player. */
  gaps: 5,
  pageSize: 20,
  /** How many players are suggested while a name is typed. */
  suggested: 8,
} as const;
