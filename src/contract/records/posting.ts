/** What the player must confirm before it is posted. */
export const confirmations = ['worse', 'zero'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Why a score is not posted. */
export const postRefusals = [
  'chartNotFound',
  'chartClosed',
  'wrongAmounts',
  'unknownPlatform',
  'dateInFuture',
  'unknownDate',
  'confirmZero',
  'confirmWorse',
  'stateForbids',
  'keyReused',
  'chartRepeated',
] as const;
export type PostRefusal = (typeof postRefusals)[number];

/** `same`: the player has this score already. `corrected`: it replaces a better one, or only its platform or day changes. */
export const postOutcomes = ['created', 'improved', 'corrected', 'same', 'refused'] as const;
