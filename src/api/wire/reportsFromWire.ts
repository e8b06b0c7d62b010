import {
  caseReasons,
  caseReversalReasons,
  noticeKinds,
  reportKinds,
  reportMeasures,
  reportOutcomes,
  reportReasons,
} from '../../contract/reports';
import { personFromWire } from './personFromWire';
import {
  count,
  id,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  published,
  reader,
  text,
  type Read,
} from './readers';
import { isId } from './typeGuards';

const hidden = text('hidden');

/** What was reported: a comment has its article, unless that is gone. The id of a picture is that of its score. */
export const reportedFromWire = object({
  kind: oneOf(reportKinds, undefined),
  id: reader((value) => (isId(value) ? value : undefined), 'hidden'),
  article: orNull(object({ id, slug: published, title: published })),
});
export type Reported = Read<typeof reportedFromWire>;

const caseReason = oneOf(caseReasons, null);

export const noticeFromWire = object({
  id,
  kind: oneOf(noticeKinds, undefined),
  at: needed(moment),
  seenAt: moment,
  subject: reportedFromWire,
  reason: caseReason,
  reversalReason: oneOf(caseReversalReasons, null),
  note: hidden,
  until: moment,
  /** Of a report. */
  outcome: oneOf(reportOutcomes, null),
  measure: oneOf(reportMeasures, null),
});
/** What moderators tell the member. */
export type Notice = Read<typeof noticeFromWire>;

export const noticeSummaryFromWire = object({
  unseen: count,
  nbToProve: count,
  /** Until when the member does not write, and why. */
  silence: orNull(object({ until: needed(moment), reason: oneOf(caseReasons, 'other') })),
});
export type NoticeSummary = Read<typeof noticeSummaryFromWire>;

export const ownReportFromWire = object({
  id,
  subject: reportedFromWire,
  member: personFromWire,
  reason: oneOf(reportReasons, 'other'),
  message: hidden,
  reportedAt: needed(moment),
  /** Null while it waits. */
  outcome: oneOf(reportOutcomes, null),
  decidedAt: moment,
  decisionReason: caseReason,
  note: hidden,
});
/** A report that the member sent. */
export type OwnReport = Read<typeof ownReportFromWire>;
