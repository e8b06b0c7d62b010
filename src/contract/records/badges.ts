/** Whether a badge is held now, or was held before. */
export const badgeStates = ['held', 'lost'] as const;
export type BadgeState = (typeof badgeStates)[number];

/** How many held badges their player can put in order. */
export const maxOrderedBadges = 100;

/** Numbers of scores, of proved scores and of comments for which there is a badge. */
export const badgeThresholds = [
  20, 50, 100, 250, 500, 750, 1000, 1500, 2500, 5000, 7500, 10_000,
] as const;

/** Numbers of days on which a member was here for which there is a badge. */
export const dayThresholds = [5, 10, 20, 50, 100, 250, 500, 750, 1000] as const;
