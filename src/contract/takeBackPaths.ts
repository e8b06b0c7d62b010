import type { Id } from './paths';

/** Endpoints about scores that leave the boards and come back, separate from `paths.ts` because the first screen does not need them. */
export const takeBackPaths = {
  restoreScore: (id: Id) => `/api/scores/${id}/restore`,
  unrankedScores: (chart: Id) => `/api/charts/${chart}/unranked`,
  playerRanking: (id: Id) => `/api/players/${id}/ranked`,
} as const;
