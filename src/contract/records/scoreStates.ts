/** How far the proof of a score is. */
export const scoreStates = [
  'none',
  'asked',
  'due',
  'proof_waiting',
  'proof_waiting_due',
  'proved',
  'unproved',
  'withdrawn',
] as const;
export type ScoreState = (typeof scoreStates)[number];

/** What a post does to a score. */
export const postedEventKinds = ['created', 'improved', 'corrected'] as const;
export type PostedEventKind = (typeof postedEventKinds)[number];

/**
 * What happened to a score. `moved`: its chart was merged into another one and lost it. `merged`: a chart got it from one that was merged
 * into it. `unranked` and `reranked`: its player does not rank, or ranks again.
 */
export const scoreEventKinds = [
  ...postedEventKinds,
  'moved',
  'merged',
  'withdrawn',
  'restored',
  'unranked',
  'reranked',
  'asked',
  'requestAccepted',
  'requestRefused',
  'proofSent',
  'proofTakenBack',
  'proofAccepted',
  'proofRefused',
  'proofRevoked',
  'expired',
] as const;
export type ScoreEventKind = (typeof scoreEventKinds)[number];
