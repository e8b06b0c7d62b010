import { Type, type Static } from '@sinclair/typebox';
import {
  decisionNoteLength,
  requestGrounds,
  requestRefusalReasons,
  siteGrounds,
} from '../records/decisions';
import {
  requestConflicts,
  requestDecisions,
  requestKinds,
  requestRefusals,
  requestRules,
  requestStates,
} from '../records/proofRequests';
import { nullableUser } from './articles';
import { claimContent, decisionContent } from './claims';
import { Collection } from './collection';
import { Problem } from './errors';
import { RowNumber } from './ids';
import { deskContent } from './moderation';
import { Player } from './players';
import { closed, literals, moment, nullable, nullableMoment } from './valueTypes';

const count = Type.Integer({ minimum: 0 });

export const RequestToSend = Type.Object(
  {
    grounds: literals(requestGrounds),
    /** For the moderators only. */
    message: Type.Optional(Type.String({ maxLength: requestRules.message })),
    /** A UUID: sent again, it gets the same result and changes nothing. */
    key: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  },
  closed,
);
export type RequestToSend = Static<typeof RequestToSend>;

/** What everyone who reads a request sees of it. */
const requestContent = {
  ...claimContent,
  /** Whose score it is. */
  player: Player,
  message: nullable<string>(Type.String()),
  state: literals(requestStates),
  askedAt: moment,
  ...decisionContent,
};

/** A request for a proof, as the member sees it who made it. Nobody else but the moderators reads it. */
export const OwnRequest = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('OwnRequest'),
  ...requestContent,
  grounds: literals(requestGrounds),
});
export type OwnRequest = Static<typeof OwnRequest>;

/** How many requests the member may still make; the 24 hours of the oldest one end at `nextAt` if none is left. */
const remaining = { left: count, nextAt: nullableMoment };

export const SentRequest = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('SentRequest'),
  request: OwnRequest,
  ...remaining,
});
export type SentRequest = Static<typeof SentRequest>;

export const OwnRequestCollection = Type.Composite([
  Collection(OwnRequest),
  Type.Object(remaining),
]);
export type OwnRequestCollection = Static<typeof OwnRequestCollection>;

/** The score takes no request as it is now, or the member has made all requests of the day (409). */
export const RequestRefusalProblem = Type.Composite([
  Problem,
  Type.Object({ error: literals(requestRefusals) }),
]);

/** A request in the moderators’ list. */
export const ListedRequest = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ListedRequest'),
  ...requestContent,
  kind: literals(requestKinds),
  grounds: literals([...requestGrounds, ...siteGrounds]),
  /** Null for the site itself and for a deleted account. */
  askedBy: nullableUser,
  decidedBy: nullableUser,
  /** Whether the reader may decide: nobody decides about an own score, or about one whose proof the reader asks for. */
  mayDecide: Type.Boolean(),
});
export type ListedRequest = Static<typeof ListedRequest>;
export const ListedRequestCollection = Collection(ListedRequest);

/** A request with what helps to decide it. */
export const ModeratedRequest = Type.Composite([
  Type.Omit(ListedRequest, ['@type']),
  Type.Object({
    '@type': Type.Literal('ModeratedRequest'),
    ...deskContent,
    /** How many of the player’s proofs were accepted and refused; no more than 1,000 are counted. */
    proofs: Type.Object({ accepted: count, refused: count }),
    /** How other requests about the player’s scores ended; no more than 1,000 are counted. */
    requests: Type.Object({ accepted: count, refused: count }),
  }),
]);
export type ModeratedRequest = Static<typeof ModeratedRequest>;

/** A refusal needs a reason. `revision` is that of the score, as the moderator saw it. */
export const RequestDecision = Type.Object(
  {
    decision: literals(requestDecisions),
    reason: Type.Optional(literals(requestRefusalReasons)),
    note: Type.Optional(Type.String({ maxLength: decisionNoteLength })),
    revision: RowNumber,
  },
  closed,
);
export type RequestDecision = Static<typeof RequestDecision>;

/** The request cannot be decided as it is now (409). */
export const RequestConflict = Type.Composite([
  Problem,
  Type.Object({
    error: literals(requestConflicts),
    /** Who decided. */
    by: nullableUser,
  }),
]);
export type RequestConflict = Static<typeof RequestConflict>;
