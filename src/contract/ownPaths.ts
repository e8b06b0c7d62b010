/** Endpoints about the member alone, separate from `paths.ts` because the first screen does not need them. */
export const ownPaths = {
  sinceLastVisit: '/api/me/since_last_visit',
  targets: '/api/me/targets',
  unplayedCharts: '/api/me/unplayed_charts',
} as const;
