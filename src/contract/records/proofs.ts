/**
 * How far a proof is. `closed`: its score was improved, withdrawn or merged. `replaced`: its player sent another one. `revoked`: its
 * acceptance was reversed.
 */
export const proofStatuses = [
  'waiting',
  'accepted',
  'refused',
  'closed',
  'replaced',
  'takenBack',
  'revoked',
] as const;
export type ProofStatus = (typeof proofStatuses)[number];

/** What the list of own proofs can be limited to. `refused`: also if the acceptance was reversed. `over`: closed, replaced or taken back. */
export const proofFilters = ['waiting', 'accepted', 'refused', 'over'] as const;
export type ProofFilter = (typeof proofFilters)[number];

/** Why a score is not proved by what was sent. */
export const proofRefusals = [
  'scoreNotFound',
  'notYours',
  'otherGame',
  'chartClosed',
  'videoNeeded',
  'stateForbids',
  'keyReused',
] as const;
export type ProofRefusal = (typeof proofRefusals)[number];

/** What a moderator decides. */
export const proofDecisions = ['accept', 'refuse', 'revoke'] as const;
export type ProofDecision = (typeof proofDecisions)[number];

/** Why a decision, or a claim of a proof, changes nothing. */
export const proofConflicts = [
  /** Another moderator looks at it, or nobody does any more. */
  'held',
  'notHeld',
  'decided',
  /** What its player did in the meantime, or what happened to the chart. */
  'replaced',
  'takenBack',
  'scoreImproved',
  'scoreWithdrawn',
  'scoreMerged',
  'scoreChanged',
  /** The score is not proved by it. */
  'notProved',
] as const;
export type ProofConflictKind = (typeof proofConflicts)[number];

export const proofRules = {
  /** Bytes of a picture as it is sent, and the longer side in pixels that it is kept with. */
  pictureBytes: 10 * 1024 * 1024,
  longestSide: 1920,
  /** Of a picture as it is sent: the decoded size is limited, too. */
  pixels: 51_000_000,
  thumbnailWidth: 480,
  /** Characters of what a player writes for the moderators. */
  comment: 500,
  /** Scores that one request proves with the same picture or video. */
  scoresPerPicture: 50,
  /** Minutes for which a proof is kept for the moderator who looks at it. */
  leaseMinutes: 30,
  /** Days in which a score must be proved, and the least that are left after a refusal. */
  daysToProve: 14,
  daysAfterRefusal: 3,
  /** So many refused proofs end the time to prove a score. */
  refusals: 3,
  pageSize: 20,
  /** Places in a queue are counted up to so many. */
  countedQueue: 1000,
} as const;
