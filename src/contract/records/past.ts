/** The first places of a player: those held now, and those that somebody else took. */
export const firstStates = ['held', 'lost'] as const;
export type FirstState = (typeof firstStates)[number];

/** What a board of the past shows: what the site knew then, or what was achieved by then. */
export const boardSenses = ['known', 'achieved'] as const;

export const pastRules = {
  /** How many first places are counted in each state. */
  countedFirsts: 1000,
  firstPageSize: 20,
  /** How many first places of a game the numbers of their holders are counted from. */
  maxFirsts: 5000,
  /** How many players and days these numbers have. */
  holders: 5,
  holderDays: 31,
  /** How many changes the chart of a board of the past may have: all of them are read. */
  maxEvents: 200_000,
  /** Among how many first places of a day of the year one is chosen. */
  daySample: 25,
} as const;
