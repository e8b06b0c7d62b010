import type { Confirmation } from '../contract/records/posting';

export type UnsentStatus = {
  status: 'waiting' | 'sending' | 'rejected';
  /** The server's error message for a rejected entry, which is not retried; empty if it sent none. */
  reason: string;
};

type Entry = UnsentStatus & {
  /** The idempotency key, created once: with it, the server recognizes what it already has. */
  key: string;
  /** Milliseconds. */
  writtenAt: number;
};

export type UnsentComment = Entry & {
  kind: 'comment';
  /** Key of the author's local data (state/memberKey.ts). Only the author sees and sends an entry. */
  member: string;
  articleId: number;
  content: string;
};

export type UnsentReport = Entry & {
  kind: 'report';
  /** Null for a guest. */
  member: string | null;
  description: string;
  /** The snapshot file, compressed. */
  snapshot: string;
};

/** A score as it was typed, with what it needs to be sent and shown. */
export type UnsentScore = {
  /** The chart's id and name. */
  chart: number;
  name: string;
  texts: string[];
  values: number[];
  platform: number | null;
  achievedOn: string | null;
  key: string;
  confirmed: Confirmation[];
  /** Why the server refused it; empty for one that waits. */
  refusal: string;
};

export type UnsentScores = Entry & {
  kind: 'scores';
  member: string;
  gameId: number;
  scores: UnsentScore[];
};

/** A score that a proof is of: its id, its chart and its values as text. */
export type Claim = { id: number; chart: string; text: string };

/**
 * A proof of scores of one game, with what is shown of it. The picture, the address and the comment are stored under its key
 * (store/unsent/proofContents).
 */
export type UnsentProof = Entry & {
  kind: 'proof';
  member: string;
  claims: Claim[];
};

export type UnsentEntry = UnsentComment | UnsentReport | UnsentScores | UnsentProof;
