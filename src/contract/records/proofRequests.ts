import type { requestGrounds, unusualGrounds } from './decisions';

/** `unusual`: of the site itself; the score stays as it is until a moderator decides. */
export const requestKinds = ['member', 'unusual'] as const;
export type RequestKind = (typeof requestKinds)[number];

export type RequestGrounds = (typeof requestGrounds)[number] | (typeof unusualGrounds)[number];

/** How far a request is. `void`: its score was improved, withdrawn, proved or merged first. */
export const requestStates = ['open', 'accepted', 'refused', 'void'] as const;
export type RequestState = (typeof requestStates)[number];

/** Requests that a member may make on one day. */
export const requestsPerDay = 5;
