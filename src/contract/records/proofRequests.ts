import type { requestGrounds, siteGrounds } from './decisions';

/** `unusual`: of the site itself; the score stays as it is until a moderator decides. */
export const requestKinds = ['member', 'unusual'] as const;
export type RequestKind = (typeof requestKinds)[number];

export type RequestGrounds = (typeof requestGrounds)[number] | (typeof siteGrounds)[number];

/** How far a request is. `void`: its score was improved, withdrawn, proved or merged first, or has to be proved anyway. */
export const requestStates = ['open', 'accepted', 'refused', 'void'] as const;
export type RequestState = (typeof requestStates)[number];

/** Why a proof is not asked for. */
export const requestRefusals = [
  'chartClosed',
  'withdrawn',
  /** Unproved, or its player does not rank. */
  'unranked',
  /** Somebody has asked for it already, it is due, or it waits for a decision. */
  'asked',
  'due',
  'proofWaiting',
  'proved',
  'dailyLimit',
  'keyReused',
] as const;
export type RequestRefusal = (typeof requestRefusals)[number];

export const requestDecisions = ['accept', 'refuse'] as const;

/** Why a decision about a request changes nothing. */
export const requestConflicts = [
  'decided',
  'scoreImproved',
  'scoreWithdrawn',
  'scoreMerged',
  'proofSent',
  'scoreProved',
  'scoreChanged',
  /** The score could not be proved. */
  'chartClosed',
] as const;
export type RequestConflictKind = (typeof requestConflicts)[number];

export const requestRules = {
  /** Requests that a member may make in 24 hours. */
  perDay: 5,
  /** Characters of what a member writes for the moderators. */
  message: 500,
  pageSize: 20,
} as const;
