import type { PlayerBoard } from './rankingBoards';

/** The rankings of all players in which a member sees how the own place has changed. */
export const visitBoards = ['points', 'game-points'] as const satisfies readonly PlayerBoard[];
export type VisitBoard = (typeof visitBoards)[number];

/** What can have happened to a member since the last visit, what concerns the member most first. */
export const visitEvents = [
  'firstLost',
  'badgeLost',
  'proofRefused',
  'proofAccepted',
  'requestRefused',
  'requestAccepted',
  'firstWon',
  'badgeWon',
] as const;
export type VisitEvent = (typeof visitEvents)[number];

export const visitRules = {
  /** Hours without a look at Home that end a visit. */
  gapHours: 6,
  /** How many events of a kind are counted. */
  counted: 20,
} as const;
