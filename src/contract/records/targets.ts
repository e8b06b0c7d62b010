/** For what there are badges at numbers. */
export const badgeKinds = ['scores', 'proofs', 'comments', 'days'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

/** How many of the latest own scores are searched for a target, and in how many of the games played last for charts never played. */
export const targetRules = { scores: 20, games: 1 } as const;
