import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  CaseReason,
  CaseReversalReason,
  CaseState,
  NoticeKind,
  ReportKind,
  ReportMeasure,
  ReportReason,
} from '../../../contract/reports';

type Timestamp = ColumnType<string, Date | string, Date | string>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** What was reported, as it was then: the HTML of a comment, a name, an avatar in base64, or the amounts of a score. */
export interface KeptSubject {
  text?: string;
  name?: string;
  avatar?: string;
  amounts?: number[];
}

/** All reports of one thing that are decided together. */
export interface ReportCasesTable {
  id: GeneratedAlways<number>;
  kind: ReportKind;
  /** Of the comment, the score, the picture in proofPictures or the member. It may be gone. */
  subjectId: number;
  /** Which avatar (its hash) or name (the hash of its folded form) of the member; empty of others. */
  thing: Generated<string>;
  /** The article of a comment, the score that a picture proves. */
  placeId: Nullable<number>;
  ownerId: Nullable<number>;
  /** Empty once its owner has left, null once its time is over. */
  kept: ColumnType<KeptSubject | null, string | null | undefined, string | null>;
  state: Generated<CaseState>;
  openedAt: Timestamp;
  hide: Nullable<boolean>;
  measure: Nullable<ReportMeasure>;
  /** Of a silence or a suspension. */
  until: NullableTimestamp;
  reason: Nullable<CaseReason>;
  note: Nullable<string>;
  decidedBy: Nullable<number>;
  decidedAt: NullableTimestamp;
  reversedBy: Nullable<number>;
  reversedAt: NullableTimestamp;
  reversalReason: Nullable<CaseReversalReason>;
  reversalNote: Nullable<string>;
}

export interface ReportsTable {
  id: GeneratedAlways<number>;
  caseId: number;
  /** Null for a deleted account. Never told to the reported member. */
  reporterId: Nullable<number>;
  reason: ReportReason;
  /** For the moderators only. */
  message: Nullable<string>;
  reportedAt: Timestamp;
  clientKey: string;
}

/** What a member is told about a decision. */
export interface NoticesTable {
  id: GeneratedAlways<number>;
  userId: number;
  kind: NoticeKind;
  caseId: number;
  at: Timestamp;
  seenAt: NullableTimestamp;
}
