/** The parts of the page of a player that the member can keep from others: what happened when, the rivals, and the feed of scores. */
export const privateParts = ['activity', 'rivals', 'feed'] as const;
export type PrivatePart = (typeof privateParts)[number];
