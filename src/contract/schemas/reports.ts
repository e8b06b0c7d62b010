import { Type, type Static } from '@sinclair/typebox';
import {
  caseConflicts,
  caseObstacles,
  caseReasons,
  caseReversalReasons,
  caseStates,
  noticeKinds,
  reportKinds,
  reportMeasures,
  reportOutcomes,
  reportReasons,
  reportRules,
  type CaseObstacle,
  type CaseReason,
  type CaseReversalReason,
  type ReportMeasure,
  type ReportOutcome,
} from '../reports';
import { nullableUser, type ArticleAuthor } from './articles';
import { Collection } from './collection';
import { Problem } from './errors';
import { RowNumber } from './ids';
import { SessionProblem } from './problems';
import { ProofPicture } from './proofs';
import { scoreContent } from './scoreFields';
import { closed, literals, moment, nullable, nullableMoment } from './valueTypes';

const nullableText = nullable<string>(Type.String());
const nullableReason = nullable<CaseReason>(literals(caseReasons));

/** `id`: of the comment, of the score (of a picture: of the score that it proves) or of the member. */
const subject = { kind: literals(reportKinds), id: RowNumber };

export const NewReport = Type.Object(
  {
    subject: Type.Object(subject, closed),
    reason: literals(reportReasons),
    message: Type.Optional(Type.String({ maxLength: reportRules.message })),
    /** A UUID: sent again, it gets the same result and changes nothing. */
    key: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  },
  closed,
);
export type NewReport = Static<typeof NewReport>;

/** What was reported, and where it is: a comment has its article unless that is gone. */
const Reported = Type.Object({
  ...subject,
  article: nullable<ReportedArticle>(
    Type.Object({ id: Type.Integer(), slug: Type.String(), title: Type.String() }),
  ),
});
export interface ReportedArticle {
  id: number;
  slug: string;
  title: string;
}
export type Reported = Static<typeof Reported>;

/** A report as its reporter sees it: nothing tells who decided. */
export const Report = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Report'),
  id: Type.Integer(),
  subject: Reported,
  /** Whose it is; null after the account was deleted. */
  member: nullableUser,
  reason: literals(reportReasons),
  message: nullableText,
  reportedAt: moment,
  /** Null while no moderator has decided. */
  outcome: nullable<ReportOutcome>(literals(reportOutcomes)),
  decidedAt: nullableMoment,
  decisionReason: nullableReason,
  note: nullableText,
});
export type Report = Static<typeof Report>;
export const ReportCollection = Collection(Report);

/** What moderators decided about a case. */
const CaseDecision = Type.Object({
  hide: Type.Boolean(),
  measure: literals(reportMeasures),
  until: nullableMoment,
  reason: literals(caseReasons),
  note: nullableText,
  at: moment,
  by: nullableUser,
  reversal: nullable<CaseReversal>(
    Type.Object({
      reason: literals(caseReversalReasons),
      note: nullableText,
      at: moment,
      by: nullableUser,
    }),
  ),
});
interface CaseReversal {
  reason: CaseReversalReason;
  note: string | null;
  at: string;
  by: ArticleAuthor | null;
}
type CaseDecision = Static<typeof CaseDecision>;

/** All reports of one thing that are decided together. */
export const ReportCase = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ReportCase'),
  id: Type.Integer(),
  subject: Reported,
  member: nullableUser,
  state: literals(caseStates),
  /** How many members reported it, and why. */
  reports: Type.Integer({ minimum: 0 }),
  reasons: Type.Array(literals(reportReasons)),
  openedAt: moment,
  decision: nullable<CaseDecision>(CaseDecision),
});
export type ReportCase = Static<typeof ReportCase>;
export const ReportCaseCollection = Collection(ReportCase);

/** A case with what helps to decide it. */
export const ModeratedCase = Type.Composite([
  Type.Omit(ReportCase, ['@type']),
  Type.Object({
    '@type': Type.Literal('ModeratedCase'),
    /** As it was when it was reported first, until it is deleted: sanitised HTML of a comment, a name, or the values of a score. */
    text: nullableText,
    name: nullableText,
    values: nullable<Static<typeof scoreContent.values>>(scoreContent.values),
    /** The avatar as a data URL. */
    avatar: nullableText,
    picture: nullable<ProofPicture>(ProofPicture),
    /** Whether it is still there, as it was or changed. */
    exists: Type.Boolean(),
    changed: Type.Boolean(),
    isHidden: Type.Boolean(),
    /** The oldest first. */
    reported: Type.Array(
      Type.Object({
        id: Type.Integer(),
        by: nullableUser,
        reason: literals(reportReasons),
        message: nullableText,
        at: moment,
      }),
    ),
    /** Other decided cases about this member, the latest first. */
    earlier: Type.Array(ReportCase),
    /** Until when the member is silenced or suspended now. */
    silencedUntil: nullableMoment,
    suspendedUntil: nullableMoment,
    /** Why the reader may not decide, or may only dismiss (`rank`); null if they may. */
    obstacle: nullable<CaseObstacle>(literals(caseObstacles)),
    /** How many other cases are open; no more than 1,000 are counted. */
    waiting: Type.Integer({ minimum: 0 }),
  }),
]);
export type ModeratedCase = Static<typeof ModeratedCase>;

/** Nothing hidden and no measure: the reports are dismissed. A silence and a suspension need `until`. */
export const CaseDecisionRequest = Type.Object(
  {
    hide: Type.Boolean(),
    measure: literals(reportMeasures),
    /** In UTC. */
    until: Type.Optional(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z$' }),
    ),
    reason: literals(caseReasons),
    note: Type.Optional(Type.String({ maxLength: reportRules.note })),
  },
  closed,
);
export type CaseDecisionRequest = Static<typeof CaseDecisionRequest>;

export const CaseReversalRequest = Type.Object(
  {
    reason: literals(caseReversalReasons),
    note: Type.Optional(Type.String({ maxLength: reportRules.note })),
  },
  closed,
);
export type CaseReversalRequest = Static<typeof CaseReversalRequest>;

/** The case cannot be decided or reversed as it is now (409). */
export const CaseConflict = Type.Composite([
  Problem,
  Type.Object({ error: literals(caseConflicts), by: nullableUser, at: nullableMoment }),
]);
export type CaseConflict = Static<typeof CaseConflict>;

/** What moderators tell a member: about something of theirs, or about a report that they sent. */
export const Notice = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Notice'),
  id: Type.Integer(),
  kind: literals(noticeKinds),
  at: moment,
  seenAt: nullableMoment,
  subject: Reported,
  /** Of the decision, and of its reversal. */
  reason: nullableReason,
  reversalReason: nullable<CaseReversalReason>(literals(caseReversalReasons)),
  note: nullableText,
  until: nullableMoment,
  /** Of a report. */
  outcome: nullable<ReportOutcome>(literals(reportOutcomes)),
  /** What was decided or reversed; of a report: null. */
  measure: nullable<ReportMeasure>(literals(reportMeasures)),
});
export type Notice = Static<typeof Notice>;
export const NoticeCollection = Collection(Notice);

/** Until when a member does not write, and why. */
const Silence = Type.Object({ until: moment, reason: literals(caseReasons) });
export interface Silence {
  until: string;
  reason: CaseReason;
}

export const NoticeSummary = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('NoticeSummary'),
  /** No more than 100 are counted. */
  unseen: Type.Integer({ minimum: 0 }),
  /** Scores of the member that a proof is asked for; no more than 1,000 are counted. */
  nbToProve: Type.Integer({ minimum: 0 }),
  silence: nullable<Silence>(Silence),
});
export type NoticeSummary = Static<typeof NoticeSummary>;

/** The member has read the notices up to this one. */
export const NoticesSeen = Type.Object({ upTo: RowNumber }, closed);

/** The member is silenced (403). */
export const SilenceProblem = Type.Composite([
  Problem,
  Type.Object({ error: Type.Literal('silenced'), ...Silence.properties }),
]);

/** The account is suspended (401). */
export const SuspensionProblem = Type.Composite([
  SessionProblem,
  Type.Object({ error: Type.Literal('suspended'), ...Silence.properties }),
]);
