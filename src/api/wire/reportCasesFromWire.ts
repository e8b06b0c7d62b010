import {
  caseObstacles,
  caseReasons,
  caseReversalReasons,
  caseStates,
  reportMeasures,
  reportReasons,
} from '../../contract/reports';
import { valueFromWire } from './boardFromWire';
import { evidence } from './evidenceFromWire';
import { personFromWire } from './personFromWire';
import {
  count,
  flag,
  id,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  text,
  type Read,
} from './readers';
import { positions } from './recordReaders';
import { reportedFromWire } from './reportsFromWire';
import { textOrNull } from './typeGuards';

const hidden = text('hidden');
const neededMoment = needed(moment);

const caseDecisionFromWire = object({
  hide: flag,
  measure: oneOf(reportMeasures, 'none'),
  until: moment,
  reason: oneOf(caseReasons, 'other'),
  note: hidden,
  at: neededMoment,
  by: personFromWire,
  reversal: orNull(
    object({
      reason: oneOf(caseReversalReasons, 'other'),
      note: hidden,
      at: neededMoment,
      by: personFromWire,
    }),
  ),
});
export type CaseDecision = Read<typeof caseDecisionFromWire>;

const caseFields = {
  id,
  subject: reportedFromWire,
  member: personFromWire,
  state: oneOf(caseStates, undefined),
  reports: count,
  reasons: list(oneOf(reportReasons, undefined)),
  openedAt: neededMoment,
  decision: orNull(caseDecisionFromWire),
};
export const reportCaseFromWire = object(caseFields);
/** All reports of one thing that are decided together. */
export type ReportCase = Read<typeof reportCaseFromWire>;

const reportFromWire = object({
  id,
  by: personFromWire,
  reason: oneOf(reportReasons, 'other'),
  message: hidden,
  at: neededMoment,
});

export const moderatedCaseFromWire = object({
  ...caseFields,
  /** HTML; must be sanitized before it is rendered. */
  text: hidden,
  name: hidden,
  values: positions(valueFromWire),
  avatar: reader((value) => {
    const address = textOrNull(value);
    return address?.startsWith('data:image/') ? address : null;
  }, 'hidden'),
  picture: evidence.picture,
  exists: flag,
  changed: flag,
  isHidden: flag,
  reported: list(reportFromWire),
  earlier: list(reportCaseFromWire),
  silencedUntil: moment,
  suspendedUntil: moment,
  obstacle: oneOf(caseObstacles, null),
  waiting: count,
});
/** A case with what helps to decide it. */
export type ModeratedCase = Read<typeof moderatedCaseFromWire>;
