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

/** What happened to a score. */
export const scoreEventKinds = ['created', 'improved', 'corrected'] as const;
export type ScoreEventKind = (typeof scoreEventKinds)[number];
