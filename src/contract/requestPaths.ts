import type { Id } from './paths';

/** Endpoints about doubts and what has to be proved, separate from `paths.ts` because the first screen does not need them. */
export const requestPaths = {
  /** Asks for the proof of another’s score. */
  scoreRequests: (id: Id) => `/api/scores/${id}/proof_requests`,
  ownRequests: '/api/me/proof_requests',
  /** The own scores that have to be proved. */
  dueScores: '/api/me/due_scores',
} as const;
