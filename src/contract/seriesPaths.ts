import type { Id } from './paths';

/** Endpoints of series, separate from `paths.ts` because the first screen does not need them. */
export const seriesPaths = {
  ranking: (id: Id) => `/api/series/${id}/ranking`,
} as const;
