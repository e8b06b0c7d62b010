import type { GameStatus } from './records/catalogue';

/** Lengths in characters, and how much one game may hold. */
export const gameLimits = {
  name: 120,
  rules: 10_000,
  slug: 100,
  groups: 100,
  charts: 1000,
  valueColumns: 4,
  reason: 500,
} as const;

/** The stages of a game that is not public yet, in the order of the work. */
export const gameStages = ['draft', 'charting', 'picture', 'ready'] as const;

/** Sort fields of the administration's list of games (`order[…]`). */
export const adminGameSorts = ['editedAt', 'name', 'publishedAt', 'scores'] as const;
export type AdminGameSort = (typeof adminGameSorts)[number];

const isStage = (status: GameStatus) => gameStages.some((stage) => stage === status);

/** Whether a game may go from one status to another: among its stages freely, to the public only from the last one, never back. */
export function mayBecome(from: GameStatus, to: GameStatus): boolean {
  if (from === to) return false;
  if (isStage(from) && isStage(to)) return true;
  if (to === 'active') return from === 'ready' || from === 'closed';
  return from === 'active' && to === 'closed';
}
