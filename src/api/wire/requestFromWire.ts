import { decisionReasons, requestGrounds, unusualGrounds } from '../../contract/records/decisions';
import { requestKinds, requestStates } from '../../contract/records/proofRequests';
import { playerFromWire, stateFromWire, valueFromWire } from './boardFromWire';
import { columnsFromWire } from './columnsFromWire';
import { comparedFromWire, moderatorFromWire } from './moderationFromWire';
import { achievedOn } from './playerFromWire';
import {
  count,
  flag,
  id,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from './readers';
import { isInteger, numberOrNull, place, positions } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const hidden = text('hidden');

/** Why a score is doubted never leaves the browser: it can tell who doubts it. */
const grounds = <Word extends string>(words: readonly Word[]) =>
  reader((value) => words.find((word) => word === value), 'hidden');

const requestFields = {
  id,
  game: referenceFromWire,
  group: referenceFromWire,
  chart: referenceFromWire,
  scoreId: needed(numberOrNull('scoreId')),
  /** Whose score it is. */
  player: playerFromWire,
  /** The value that is doubted. */
  values: positions(valueFromWire),
  /** Of the score now. */
  scoreState: stateFromWire,
  message: hidden,
  state: oneOf(requestStates, 'void'),
  askedAt: needed(moment),
  decidedAt: moment,
  reason: oneOf(decisionReasons, null),
  note: hidden,
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
  grounds: grounds([...requestGrounds, ...unusualGrounds]),
  /** Null for the site itself and for a deleted account. */
  askedBy: reader((value) => moderatorFromWire(value), 'hidden'),
  decidedBy: moderatorFromWire,
  mayDecide: flag,
};
export const listedRequestFromWire = object(listedFields);
/** A request in the moderators’ list. */
export type ListedRequest = Read<typeof listedRequestFromWire>;

const decided = object({ accepted: count, refused: count });

export const moderatedRequestFromWire = object({
  ...listedFields,
  /** Of the score. */
  revision: reader((value) => (isInteger(value) ? value : undefined), 'plain'),
  columns: columnsFromWire,
  rank: place,
  of: count,
  achievedOn,
  platform: orNull(referenceFromWire),
  first: orNull(comparedFromWire),
  lastProved: orNull(comparedFromWire),
  /** How the player’s proofs, and other requests about the player’s scores, were decided. */
  proofs: orNull(decided),
  requests: orNull(decided),
  /** How many others wait in its game. */
  waiting: count,
});
/** A request with what helps to decide it. */
export type ModeratedRequest = Read<typeof moderatedRequestFromWire>;
