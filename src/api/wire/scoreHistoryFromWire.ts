import { decisionReasons } from '../../contract/records/decisions';
import { scoreEventKinds } from '../../contract/records/scoreStates';
import { unrankedCauses } from '../../contract/records/unrankedCauses';
import { scoreFromWire, stateFromWire, valueFromWire } from './boardFromWire';
import { lastEvent } from './boardPages';
import { columnsFromWire } from './columnsFromWire';
import { evidence } from './evidenceFromWire';
import { achievedOn, scoreOfAnyone } from './playerFromWire';
import { personFromWire } from './personFromWire';
import {
  count,
  flag,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  published,
  type Read,
} from './readers';
import { numberOrNull, positions } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const acceptedProofFromWire = object({ ...evidence, decidedAt: moment, by: personFromWire });
export type AcceptedProof = Read<typeof acceptedProofFromWire>;

export const scoreDetailsFromWire = object({
  ...scoreOfAnyone,
  group: referenceFromWire,
  achievedOn,
  /** When its values were posted. */
  changedAt: moment,
  /** When the player’s first score on the chart was posted. */
  postedAt: moment,
  columns: columnsFromWire,
  /** Null without an accepted one, and from older servers. */
  proof: orNull(acceptedProofFromWire),
  /** The part of the board around it; empty if it does not rank, and from older servers. */
  around: positions(scoreFromWire),
  lastEvent,
  /** Null in responses kept from before it was sent. */
  revision: numberOrNull('plain'),
  /** Why it does not rank; null for one that does, and in responses kept from before it was sent. */
  unranked: orNull(
    object({
      cause: oneOf(unrankedCauses, null),
      since: moment,
      reason: oneOf(decisionReasons, null),
      note: published,
    }),
  ),
  /** Until when it has to be proved; null if it has not, and while a proof of it waits. */
  dueAt: moment,
  /** Whether its withdrawal can be undone. */
  undoable: flag,
});
/** A score in full. */
export type ScoreDetails = Read<typeof scoreDetailsFromWire>;

/** What a score was at a time. */
const contentFromWire = object({
  values: list(valueFromWire),
  platform: orNull(referenceFromWire),
  achievedOn,
  state: stateFromWire,
});

export const scoreChangeFromWire = object({
  /** Its number among the events of the chart. */
  sequence: count,
  kind: oneOf([...scoreEventKinds, 'other'] as const, 'other'),
  at: needed(moment),
  /** Null if there was no score. */
  before: orNull(contentFromWire),
  after: contentFromWire,
  /** Of a decision; null for one without, and from older servers. */
  reason: oneOf(decisionReasons, null),
  note: published,
  actor: personFromWire,
  /** Of a proof. */
  ...evidence,
});
/** What happened to a score. */
export type ScoreChange = Read<typeof scoreChangeFromWire>;
