/** Statuses of public games; a closed one takes no scores. */
export const publicGameStatuses = ['active', 'closed'] as const;
export type PublicGameStatus = (typeof publicGameStatuses)[number];

/** The stages from an empty draft to a public game. */
export type GameStatus = 'draft' | 'charting' | 'picture' | 'ready' | PublicGameStatus;

/** Sort orders of the list of games. */
export const gameOrders = ['name', 'newest', 'played'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** A locked chart takes no scores; a retired one is not in its group's list either. */
export type ChartStatus = 'open' | 'locked' | 'retired';

/** What may prove a score of a chart. */
export type ChartProof = 'any' | 'video';

export type Better = 'lower' | 'higher';
