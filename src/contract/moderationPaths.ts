import type { Id } from './paths';

/** Endpoints for moderators, separate from `paths.ts` because the first screen does not need them. */
export const moderationPaths = {
  games: '/api/moderation/games',
  figures: '/api/moderation/figures',
  proofs: '/api/moderation/proofs',
  /** Takes the next proof of a queue. */
  nextProof: '/api/moderation/proofs/next',
  proof: (id: Id) => `/api/moderation/proofs/${id}`,
  proofClaim: (id: Id) => `/api/moderation/proofs/${id}/claim`,
  proofDecision: (id: Id) => `/api/moderation/proofs/${id}/decision`,
  requests: '/api/moderation/requests',
  request: (id: Id) => `/api/moderation/requests/${id}`,
  requestDecision: (id: Id) => `/api/moderation/requests/${id}/decision`,
  reports: '/api/moderation/reports',
  /** All open or decided reports of one thing. */
  reportCase: (id: Id) => `/api/moderation/reports/${id}`,
  reportDecision: (id: Id) => `/api/moderation/reports/${id}/decision`,
  reportReversal: (id: Id) => `/api/moderation/reports/${id}/reversal`,
  /** The games that a moderator judges; for administrators. */
  moderatorGames: (id: Id) => `/api/moderation/moderators/${id}/games`,
} as const;
