/** What a member can report. `picture`: of the accepted proof of a score. */
export const reportKinds = ['comment', 'score', 'picture', 'avatar', 'name'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ['spam', 'insult', 'illegal', 'privacy', 'cheating', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

const ofTexts = ['spam', 'insult', 'illegal', 'privacy', 'other'] as const;

/** Why each kind can be reported. */
export const reportReasonsOf: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  comment: ofTexts,
  score: ['cheating', 'other'],
  picture: ['insult', 'illegal', 'privacy', 'cheating', 'other'],
  avatar: ofTexts,
  name: ofTexts,
};

export const caseStates = ['open', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

/** What is done about the member whose thing was reported. */
export const reportMeasures = ['none', 'warn', 'silence', 'suspend'] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/** Why nothing is hidden and no measure taken. */
export const dismissalReasons = ['noViolation', 'notEnough'] as const;

/** Why a case is decided as it is: a dismissal has one of its own, or `other`. The site itself closes cases with `accountDeleted`. */
export const caseReasons = [...reportReasons, ...dismissalReasons, 'accountDeleted'] as const;
export type CaseReason = (typeof caseReasons)[number];

export const caseReversalReasons = ['mistake', 'tooSevere', 'other'] as const;
export type CaseReversalReason = (typeof caseReversalReasons)[number];

/** What became of a report. `acted`: the thing is still shown, its member was warned, silenced or suspended. */
export const reportOutcomes = ['dismissed', 'hidden', 'acted', 'reversed'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Why the reader may not decide a case: it is about an own thing or a report of the reader, or the member has equal or higher rights. */
export const caseObstacles = ['own', 'reported', 'rank'] as const;
export type CaseObstacle = (typeof caseObstacles)[number];

/** Why a decision or a reversal changes nothing. */
export const caseConflicts = ['decided', 'reversed', 'notDecided', 'notReversible'] as const;
export type CaseConflictKind = (typeof caseConflicts)[number];

export const noticeKinds = [
  'hidden',
  'warned',
  'silenced',
  'suspended',
  'reversed',
  /** To the reporter. */
  'reportDecided',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const reportRules = {
  /** Characters of what a reporter writes, and of a moderator’s words. */
  message: 500,
  note: 500,
  /** Reports that a member may send in 24 hours. */
  perDay: 20,
  /** The longest silence or suspension, in days. */
  longestDays: 366,
  pageSize: 20,
  /** Lists in a case show no more. */
  shown: 100,
  /** Open cases are counted up to so many. */
  counted: 1000,
} as const;

/** A score cannot be hidden: administrators withdraw it. */
export const canHide = (kind: ReportKind): boolean => kind !== 'score';
