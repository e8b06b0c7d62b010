import type { Id } from './paths';

/** Endpoints about pinned scores, separate from `paths.ts` because the first screen does not need them. */
export const pinPaths = {
  /** The scores that a player shows first. */
  pinnedScores: (id: Id) => `/api/players/${id}/scores/pinned`,
  ownPins: '/api/me/pinned_scores',
} as const;
