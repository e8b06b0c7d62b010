import type { DecisionReason } from '../../../contract/records/decisions';
import type { RequestGrounds } from '../../../contract/records/proofRequests';
import {
  nextProofState,
  unknownState,
  type ProofState,
  type ScoreAction,
} from '../../../contract/records/proofStates';
import type { SampleBoard } from '../records/generateScores';
import type { PostedScore } from '../records/scoreHistory';

/** Where a proof shows something: a drawn picture, by its key, or a video. */
export type Evidence = { picture: string } | { video: string };

/** What is done about a score once its last value is posted. */
export interface SampleDeed {
  action: ScoreAction;
  at: Date;
  /** Who did it; undefined for the site, and for a member who stays hidden. */
  by?: string | undefined;
  reason?: DecisionReason | undefined;
  note?: string | undefined;
  /** Of a proof that is sent. */
  evidence?: Evidence;
  comment?: string | undefined;
  answers?: true | undefined;
  secondedBy?: string | undefined;
  /** Of a request: the member who makes it, why, and what only the moderators read. */
  askedBy?: string | undefined;
  grounds?: RequestGrounds | undefined;
  message?: string | undefined;
  /** The end of the time to prove the score. */
  dueAt?: Date | undefined;
}

/** A score with what was done about it. */
export type JudgedScore = PostedScore & { deeds: SampleDeed[] };

export interface JudgedBoard {
  board: SampleBoard;
  scores: JudgedScore[];
}

/** The states of a score after each deed, and before the first. */
export function statesOf(deeds: readonly SampleDeed[]): ProofState[] {
  const states = [unknownState];
  for (const { action } of deeds) {
    const next = nextProofState(states.at(-1) ?? unknownState, action);
    if (!next) throw new Error(`${action} is not possible when ${states.at(-1)?.state ?? ''}`);
    states.push(next);
  }
  return states;
}
