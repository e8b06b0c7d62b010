import { adminPaths } from '../../../contract/adminPaths';
import type {
  SupportCase,
  SupportCaseOverview,
  SupportDiagnostics,
} from '../../../contract/schemas/support';
import { supportRules, type SupportStatus } from '../../../contract/supportRules';

export const overviewColumns = [
  's.id',
  's.code',
  's.status',
  's.description',
  's.locale',
  's.appVersion',
  's.actions',
  's.page',
  's.browser',
  's.operatingSystem',
  's.build',
  's.snapshotBytes',
  's.createdAt',
  's.userId',
  'u.username',
] as const;

interface OverviewRow {
  id: number;
  code: string;
  status: SupportStatus;
  description: string;
  locale: string;
  appVersion: string;
  actions: number;
  page: string;
  browser: string;
  operatingSystem: string;
  build: string;
  snapshotBytes: number;
  createdAt: string;
  userId: number | null;
  username: string | null;
}

const day = 86_400_000;
export const lifetime = supportRules.keptDays * day;
const summaryLength = 140;

export const expiryOf = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + lifetime).toISOString();

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= summaryLength ? line : `${line.slice(0, summaryLength - 1)}…`;
};

export function toOverview(row: OverviewRow): SupportCaseOverview {
  const { description, userId, username, ...facts } = row;
  return {
    '@id': adminPaths.supportCase(row.id),
    '@type': 'SupportCase',
    ...facts,
    expiresAt: expiryOf(row.createdAt),
    summary: shorten(description),
    reporter: userId === null || username === null ? null : { id: userId, username },
  };
}

export function toSupportCase(
  row: OverviewRow & {
    notes: string;
    updatedAt: string;
    diagnostics: Partial<SupportDiagnostics>;
  },
): SupportCase {
  const { notes, updatedAt, diagnostics, ...overview } = row;
  const { viewport = null, timeZone = '', errors = [], requests = [] } = diagnostics;
  return {
    ...toOverview(overview),
    description: row.description,
    notes,
    updatedAt,
    viewport,
    timeZone,
    errors,
    requests,
  };
}
