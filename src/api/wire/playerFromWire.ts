import { playerFromWire, stateFromWire, valueFromWire } from './boardFromWire';
import { decisionReasons } from '../../contract/records/decisions';
import {
  count,
  from,
  id,
  idOfKind,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  published,
  reader,
  type Read,
} from './readers';
import { numberOrNull, place, positions } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';
import { dateOrNull } from './typeGuards';

/** Since when and why a player does not rank. */
export const unrankedPlayerFromWire = object({
  since: needed(moment),
  reason: oneOf(decisionReasons, 'other'),
  note: published,
});
export type UnrankedPlayer = Read<typeof unrankedPlayerFromWire>;

/** How many proofs are asked of the member, the first end of the time for one, and how many scores were not proved in time. */
const toProveFromWire = object({ count, firstDueAt: moment, unproved: count });
export type ToProve = Read<typeof toProveFromWire>;

/** What the lists of own scores say besides; null in responses kept from before it was sent. */
export const ownScoreListFields = {
  toProve: orNull(toProveFromWire),
  /** How many of the latest scores were searched for the easiest ones; null for all. */
  latestOf: numberOrNull('plain'),
};

export const achievedOn = reader((value) => dateOrNull(value), 'dayOrMoment');

const listedFields = {
  id: idOfKind('scoreId'),
  game: referenceFromWire,
  chart: referenceFromWire,
  /** Null for a score that does not rank. */
  rank: numberOrNull('plain'),
  /** How many scores share the place; one for a score that does not rank. */
  tied: place,
  of: count,
  points: count,
  values: list(valueFromWire),
  platform: orNull(referenceFromWire),
  state: stateFromWire,
};

export const playerScoreFields = {
  ...listedFields,
  /** The list is in this order. */
  postedAt: from('changedAt', moment),
  achievedOn,
};
export const playerScoreFromWire = object(playerScoreFields);
/** A score of a player with its chart. */
export type PlayerScore = Read<typeof playerScoreFromWire>;

/** What a score must become for a better place, and how many more points it would have. */
export const nextPlaceFromWire = object({
  values: positions(valueFromWire),
  rank: place,
  points: count,
});

export const ownScoreFromWire = object({
  ...playerScoreFields,
  /** Null where there is nothing to improve, and in responses kept from before it was sent. */
  next: orNull(nextPlaceFromWire),
  /** Null in responses kept from before it was sent. */
  revision: numberOrNull('plain'),
});
/** A score of the member. */
export type OwnScore = Read<typeof ownScoreFromWire>;

export const scoreOfAnyone = {
  ...listedFields,
  player: playerFromWire,
};

export const latestScoreFromWire = object({
  ...scoreOfAnyone,
  postedAt: from('changedAt', moment),
});
/** A score of any player, as the list of the latest ones has it. */
export type LatestScore = Read<typeof latestScoreFromWire>;

/** A game with the number of its charts on which the member has a score. */
export const playedGameFromWire = object({ id, played: count });
export type PlayedGame = Read<typeof playedGameFromWire>;
