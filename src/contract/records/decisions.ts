/** Why a member withdraws an own score; it may be left out. */
export const ownWithdrawalReasons = ['mistake', 'wrongChart', 'notAllowed', 'other'] as const;

/** Why the staff withdraws a score. */
export const withdrawalReasons = [
  'impossibleValue',
  'wrongChart',
  'otherPlayer',
  'notAllowed',
  'forged',
  'other',
] as const;

/** Why a proof is refused, or its acceptance reversed. */
export const proofRefusalReasons = [
  'unreadable',
  'otherValue',
  'otherChart',
  'nameMissing',
  'incomplete',
  'videoNeeded',
  'notAllowed',
  'forged',
  'other',
] as const;

/** Why all scores of a player do not rank, or rank again. */
export const unrankReasons = ['impossibleValue', 'forged', 'severalAccounts', 'other'] as const;
export const rerankReasons = ['mistake', 'explained', 'other'] as const;

/** Why a member asks for the proof of another’s score. */
export const requestGrounds = ['impossibleValue', 'wrongChart', 'notAllowed', 'other'] as const;

/** Why the site puts a score before the moderators. */
export const unusualGrounds = ['unusualValue', 'manyFirstPlaces'] as const;
/** The rule of a group: nobody can send the proof that it demands any more. */
export const siteGrounds = [...unusualGrounds, 'proofRule'] as const;

/** Why the staff refuses a request for a proof. */
export const requestRefusalReasons = ['explained', 'noGrounds', 'other'] as const;

/** The reasons that events name. */
export const decisionReasons = [
  'mistake',
  'wrongChart',
  'notAllowed',
  'impossibleValue',
  'otherPlayer',
  'forged',
  'unreadable',
  'otherValue',
  'otherChart',
  'nameMissing',
  'incomplete',
  'videoNeeded',
  'severalAccounts',
  'explained',
  'accountDisabled',
  'accountEnabled',
  'unusualValue',
  'manyFirstPlaces',
  'noGrounds',
  'proofRule',
  'other',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** The most characters of the public words beside a reason. */
export const decisionNoteLength = 500;

/** What an event says besides the content of the score. Hashes are SHA-256 in hexadecimal. */
export interface EventDetail {
  reason?: DecisionReason;
  /** Of the public words beside the reason. */
  noteHash?: string;
  /** Of the file that was sent as a proof. */
  file?: string;
  /** Of the accepted picture, as it is shown. */
  picture?: string;
  /** The address of the video. */
  video?: string;
  /** The score does not rank, because its player does not. */
  playerUnranked?: true;
}
