/** Which places of a group’s charts can be what has to be proved; the strictest is the last. */
export const provedPlaces = ['first', 'podium', 'all'] as const;
export type ProvedPlaces = (typeof provedPlaces)[number];

/** The most ranked scores of a chart from which a rule can hold on. */
export const rankedScoresToProve = 10_000;

/** The last rank that has to be proved. */
export const lastProvedRank: Readonly<Record<ProvedPlaces, number>> = {
  first: 1,
  podium: 3,
  all: Infinity,
};

/** Whether a rule demands the proof of a new value at a place among so many ranked scores. */
export const ruleConcerns = (
  rule: { places: ProvedPlaces; from: number } | null,
  { rank, of }: { rank: number; of: number },
): boolean => rule !== null && of >= rule.from && rank <= lastProvedRank[rule.places];
