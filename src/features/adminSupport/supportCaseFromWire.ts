import type { FailedRequest, RecordedError } from '../../contract/snapshot/diagnostics';
import { isErrorList, isRequestList } from '../../contract/snapshot/diagnosticsChecks';
import { supportStatuses, type SupportStatus } from '../../contract/supportRules';
import { idOf } from '../../api/wire/articleFromWire';
import { countOrZero, dateOrNull, isRecord, textOrNull } from '../../api/wire/typeGuards';

/** A case in the administration's table. */
export type SupportCaseOverview = {
  id: number;
  code: string;
  status: SupportStatus;
  summary: string;
  /** Null for guests and deleted accounts. */
  reporter: { id: number; username: string } | null;
  locale: string;
  appVersion: string;
  actions: number;
  page: string;
  browser: string;
  operatingSystem: string;
  build: string;
  snapshotBytes: number;
  createdAt: string | null;
  expiresAt: string | null;
};

export type SupportCaseDetail = SupportCaseOverview & {
  description: string;
  notes: string;
  updatedAt: string | null;
  /** Null if unknown. */
  viewport: { width: number; height: number } | null;
  timeZone: string;
  errors: RecordedError[];
  requests: FailedRequest[];
};

const reporterFromWire = (value: unknown): SupportCaseOverview['reporter'] => {
  if (!isRecord(value)) return null;
  const id = countOrZero(value.id);
  const username = textOrNull(value.username);
  return id === 0 || username === null ? null : { id, username };
};

const viewportFromWire = (value: unknown): SupportCaseDetail['viewport'] => {
  if (!isRecord(value)) return null;
  return { width: countOrZero(value.width), height: countOrZero(value.height) };
};

export function supportCaseFromWire(item: unknown): SupportCaseOverview | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const code = textOrNull(item.code);
  if (id === undefined || code === null) return undefined;
  return {
    id,
    code,
    status: supportStatuses.find((status) => status === item.status) ?? 'open',
    summary: textOrNull(item.summary) ?? '',
    reporter: reporterFromWire(item.reporter),
    locale: textOrNull(item.locale) ?? '',
    appVersion: textOrNull(item.appVersion) ?? '',
    actions: countOrZero(item.actions),
    page: textOrNull(item.page) ?? '',
    browser: textOrNull(item.browser) ?? '',
    operatingSystem: textOrNull(item.operatingSystem) ?? '',
    build: textOrNull(item.build) ?? '',
    snapshotBytes: countOrZero(item.snapshotBytes),
    createdAt: dateOrNull(item.createdAt),
    expiresAt: dateOrNull(item.expiresAt),
  };
}

export function supportCaseDetailFromWire(item: unknown): SupportCaseDetail | undefined {
  const overview = supportCaseFromWire(item);
  if (!overview || !isRecord(item)) return undefined;
  return {
    ...overview,
    description: textOrNull(item.description) ?? overview.summary,
    notes: textOrNull(item.notes) ?? '',
    updatedAt: dateOrNull(item.updatedAt),
    viewport: viewportFromWire(item.viewport),
    timeZone: textOrNull(item.timeZone) ?? '',
    errors: isErrorList(item.errors) ? item.errors : [],
    requests: isRequestList(item.requests) ? item.requests : [],
  };
}
