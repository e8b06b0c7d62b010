import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DecisionReason } from '../../../contract/records/decisions';
import type {
  RequestGrounds,
  RequestKind,
  RequestState,
} from '../../../contract/records/proofRequests';
import type { ProofStatus } from '../../../contract/records/proofs';

type Timestamp = ColumnType<string, Date | string, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A picture that was sent as a proof. Hashes are SHA-256 in hexadecimal. */
export interface ProofPicturesTable {
  id: GeneratedAlways<number>;
  playerId: number;
  /** Null once the picture is deleted: its hashes stay. */
  pictureId: number | null;
  /** Of the file as it was sent. */
  fileSha256: string;
  /** Of the picture as it is shown. */
  sha256: string;
  /** How it looks, as 16 hexadecimal digits. */
  look: string;
  width: number;
  height: number;
  createdAt: Timestamp;
  /** Hidden by a moderator: only its player and moderators see it. */
  hiddenAt: NullableTimestamp;
}

/** A proof of one value of a score: a picture or a video. */
export interface ProofsTable {
  id: GeneratedAlways<number>;
  scoreId: number;
  gameId: number;
  playerId: number;
  /** Of the score once the proof was sent. */
  revision: number;
  /** What it claims. */
  amounts: number[];
  proofPictureId: Nullable<number>;
  video: Nullable<string>;
  comment: Nullable<string>;
  /** The refused proof that it answers. */
  answers: Nullable<number>;
  state: Generated<ProofStatus>;
  sentAt: Timestamp;
  claimedBy: Nullable<number>;
  claimedUntil: NullableTimestamp;
  /** The first of two moderators who have to accept it. */
  secondedBy: Nullable<number>;
  decidedBy: Nullable<number>;
  decidedAt: NullableTimestamp;
  reason: Nullable<DecisionReason>;
  note: Nullable<string>;
  clientKey: Nullable<string>;
}

/** The games that a member with the role for proofs judges; all games without one. */
export interface ProofModeratorGamesTable {
  userId: number;
  gameId: number;
}

/** A chart whose scores changed: those that its group’s rule demands a proof for are to be found. A trigger on the events adds it. */
export interface ProofChecksTable {
  id: GeneratedAlways<number>;
  chartId: number;
}

/** A ranked score that the rule would ask for at such a place. The trigger keeps it. */
export interface ProofCandidatesTable {
  scoreId: number;
  chartId: number;
  sortKey: Buffer;
}

/** A score whose player is told that it has to be proved. A trigger on the scores keeps it while that is so. */
export interface ProofRemindersTable {
  scoreId: number;
  playerId: number;
  /** How many the player was sent. */
  mails: Generated<number>;
  /** When the next one may be due. Null: since the score became due. Infinity: when it becomes due again. */
  nextAt: NullableTimestamp;
}

/** A doubt about a score: of a member, or of the site itself. */
export interface ProofRequestsTable {
  id: GeneratedAlways<number>;
  scoreId: number;
  gameId: number;
  /** Of the score. */
  playerId: number;
  /** Of the score when it was doubted, and its value. */
  revision: number;
  amounts: number[];
  kind: RequestKind;
  /** Null for the site itself, and for a deleted account. Never told to the player. */
  askedBy: Nullable<number>;
  grounds: RequestGrounds;
  /** For the moderators only. */
  message: Nullable<string>;
  state: Generated<RequestState>;
  askedAt: Timestamp;
  decidedBy: Nullable<number>;
  decidedAt: NullableTimestamp;
  reason: Nullable<DecisionReason>;
  note: Nullable<string>;
  clientKey: Nullable<string>;
}

export interface ProofTables {
  proofPictures: ProofPicturesTable;
  proofs: ProofsTable;
  proofModeratorGames: ProofModeratorGamesTable;
  proofRequests: ProofRequestsTable;
  proofChecks: ProofChecksTable;
  proofCandidates: ProofCandidatesTable;
  proofReminders: ProofRemindersTable;
}
