import type { Id } from './paths';

/** Endpoints of series and platforms, separate from `paths.ts` because the first screen does not need them. */
export const seriesPaths = {
  platformRanking: (id: Id) => `/api/platforms/${id}/ranking`,
  ranking: (id: Id) => `/api/series/${id}/ranking`,
} as const;
