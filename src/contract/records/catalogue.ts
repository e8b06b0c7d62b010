/** Statuses of public games; a closed one takes no scores. */
export const publicGameStatuses = ['active', 'closed'] as const;
export type PublicGameStatus = (typeof publicGameStatuses)[number];

/** The stages from an empty draft to a public game. */
export const gameStatuses = [
  'draft',
  'charting',
  'picture',
  'ready',
  ...publicGameStatuses,
] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** Sort orders of the list of games. */
export const gameOrders = ['name', 'newest', 'played'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** How many of the member’s latest scores are searched for those that are easiest to improve, if no game is chosen. */
export const easiestOf = 200;

/** Sort orders of the member’s own scores. */
export const ownScoreOrders = ['latest', 'easiest'] as const;
export type OwnScoreOrder = (typeof ownScoreOrders)[number];

/** Sort orders of the scores of a player; all but the latest are of one game. */
export const playerScoreOrders = ['latest', 'points', 'medals'] as const;
export type PlayerScoreOrder = (typeof playerScoreOrders)[number];

/** The orders of the games of a player. */
export const playerGameOrders = ['points', 'completion', 'latest', 'name'] as const;
export type PlayerGameOrder = (typeof playerGameOrders)[number];

/** The orders of the list of players: by points, by the last score, and by the age of the account. */
export const playerListOrders = ['points', 'active', 'newest'] as const;
export type PlayerListOrder = (typeof playerListOrders)[number];

/** A locked chart takes no scores; a retired one is not in its group's list either. */
export const chartStatuses = ['open', 'locked', 'retired'] as const;
export type ChartStatus = (typeof chartStatuses)[number];

/** What may prove a score of a chart. */
export const chartProofs = ['any', 'video'] as const;
export type ChartProof = (typeof chartProofs)[number];

export const betterDirections = ['lower', 'higher'] as const;
export type Better = (typeof betterDirections)[number];
