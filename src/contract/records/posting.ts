/** What the player must confirm before it is posted. */
export const confirmations = ['worse', 'zero', 'waitingProof', 'unusual'] as const;
export type Confirmation = (typeof confirmations)[number];

/** The earliest day of a score: no game of the site is older than arcades and consoles. */
export const earliestScoreDay = '1970-01-01';

/** Why a score is not posted. */
export const postRefusals = [
  'chartNotFound',
  'chartClosed',
  'wrongAmounts',
  'unknownPlatform',
  'dateInFuture',
  'dateTooEarly',
  'unknownDate',
  'confirmZero',
  'confirmWorse',
  'confirmWaitingProof',
  'confirmUnusual',
  'tooManyUnproved',
  'needsProof',
  'unknownVideo',
  'videoNeeded',
  'pictureNotFound',
  'stateForbids',
  'keyReused',
  'chartRepeated',
] as const;
export type PostRefusal = (typeof postRefusals)[number];

/** `same`: the player has this score already. `corrected`: it replaces a better one, or only its platform or day changes. */
export const postOutcomes = ['created', 'improved', 'corrected', 'same', 'refused'] as const;
