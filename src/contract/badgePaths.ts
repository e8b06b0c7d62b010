import type { Id } from './paths';

/** Endpoints about badges, separate from `paths.ts` because the first screen does not need them. */
export const badgePaths = {
  /** Held by a player, now or before. */
  playerBadges: (id: Id) => `/api/players/${id}/badges`,
  /** Who holds the badge of a game, or held it before. */
  gameBadge: (id: Id) => `/api/games/${id}/badge`,
  badgeOrder: '/api/me/badges/order',
} as const;
