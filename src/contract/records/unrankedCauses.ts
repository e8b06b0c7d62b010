/**
 * Why a score does not rank. `withdrawn` by its player, `merged` into another chart. `proofWaiting`: it had to be proved, and its proof is
 * not accepted yet.
 */
export const unrankedCauses = [
  'withdrawn',
  'withdrawnByStaff',
  'merged',
  'unproved',
  'proofWaiting',
  'playerUnranked',
  'accountDisabled',
] as const;
export type UnrankedCause = (typeof unrankedCauses)[number];
