import { isRecord } from '../api/wire/typeGuards';
import { reportReasons, type ReportReason } from '../contract/reports';
import type { NewReport } from '../contract/schemas/reports';
import { memberStorage } from '../store/persistence/memberStorage';
import { storageKeys } from '../store/persistence/storageKeys';

export type ReportSubject = NewReport['subject'];
/** What can be reported in one place. */
export type ReportSubjects = readonly [ReportSubject, ...ReportSubject[]];

/** What is chosen and written for a report. */
export interface ReportDraft {
  reason: ReportReason | undefined;
  message: string;
}

interface DraftPlace {
  member: string;
  subjects: ReportSubjects;
}

const nameOf = ({ member, subjects: [{ kind, id }] }: DraftPlace) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:report:${kind}:${id}`;

export const emptyReport: ReportDraft = { reason: undefined, message: '' };

/** An unreadable text counts as nothing. */
export function readReportDraft(place: DraftPlace): ReportDraft {
  try {
    const value: unknown = JSON.parse(memberStorage.getItem(nameOf(place)) ?? 'null');
    if (!isRecord(value)) return emptyReport;
    const { reason, message } = value;
    return {
      reason: reportReasons.find((one) => one === reason),
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return emptyReport;
  }
}

export function keepReportDraft(place: DraftPlace, draft: ReportDraft): void {
  if (draft.reason === undefined && draft.message === '') memberStorage.removeItem(nameOf(place));
  else memberStorage.setItem(nameOf(place), JSON.stringify(draft));
}
