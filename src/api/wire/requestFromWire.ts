import { requestGrounds, siteGrounds } from '../../contract/records/decisions';
import { requestKinds, requestStates } from '../../contract/records/proofRequests';
import { playerFromWire } from './boardFromWire';
import { claimFields, decisionFields } from './claimFromWire';
import { deskFields } from './moderationFromWire';
import { personFromWire } from './personFromWire';
import {
  count,
  flag,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from './readers';

/** Why a score is doubted never leaves the browser: it can tell who doubts it. */
const grounds = <Word extends string>(words: readonly Word[]) =>
  reader((value) => words.find((word) => word === value), 'hidden');

const requestFields = {
  ...claimFields,
  ...decisionFields,
  /** Whose score it is. */
  player: playerFromWire,
  message: text('hidden'),
  state: oneOf(requestStates, 'void'),
  askedAt: needed(moment),
};

export const ownRequestFromWire = object({ ...requestFields, grounds: grounds(requestGrounds) });
/** A request for a proof that the member made. */
export type OwnRequest = Read<typeof ownRequestFromWire>;

/** How many more the member may make today, and when that changes if it is none. */
export const remainingFields = { left: count, nextAt: moment };

export const sentRequestFromWire = object({ request: ownRequestFromWire, ...remainingFields });

const listedFields = {
  ...requestFields,
  kind: oneOf(requestKinds, 'member'),
  grounds: grounds([...requestGrounds, ...siteGrounds]),
  /** Null for the site itself and for a deleted account. */
  askedBy: reader((value) => personFromWire(value), 'hidden'),
  decidedBy: personFromWire,
  mayDecide: flag,
};
export const listedRequestFromWire = object(listedFields);
/** A request in the moderators’ list. */
export type ListedRequest = Read<typeof listedRequestFromWire>;

const decided = object({ accepted: count, refused: count });

export const moderatedRequestFromWire = object({
  ...listedFields,
  ...deskFields,
  /** How the player’s proofs, and other requests about the player’s scores, were decided. */
  proofs: orNull(decided),
  requests: orNull(decided),
});
/** A request with what helps to decide it. */
export type ModeratedRequest = Read<typeof moderatedRequestFromWire>;
