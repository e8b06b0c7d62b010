import type { Id } from './paths';

/** Endpoints about the past, separate from `paths.ts` because the first screen does not need them. */
export const pastPaths = {
  playerFirsts: (id: Id) => `/api/players/${id}/firsts`,
  gameFirsts: (id: Id) => `/api/games/${id}/firsts`,
  firstHolders: (id: Id) => `/api/games/${id}/first_holders`,
  onThisDay: '/api/scores/on_this_day',
  playerYear: (id: Id, year: number | '{year}') => `/api/players/${id}/years/${year}`,
} as const;
