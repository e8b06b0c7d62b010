/** How far the proof of a score is. */
export type ScoreState =
  | 'none'
  | 'asked'
  | 'due'
  | 'proof_waiting'
  | 'proof_waiting_due'
  | 'proved'
  | 'unproved'
  | 'withdrawn';

/** What happened to a score. */
export type ScoreEventKind = 'created' | 'improved' | 'corrected';
