/** A game is public when it is active or closed; a closed one takes no scores. */
export type GameStatus = 'draft' | 'charting' | 'picture' | 'ready' | 'active' | 'closed';

/** A locked chart takes no scores; a retired one is not in its group's list either. */
export type ChartStatus = 'open' | 'locked' | 'retired';

/** What may prove a score of a chart. */
export type ChartProof = 'any' | 'video';

export type Better = 'lower' | 'higher';
