import { sql, type RawBuilder } from 'kysely';
import type { SupportDiagnostics } from '../../../contract/schemas/support';
import type { SnapshotMeta } from '../../../contract/snapshot/snapshotFormat';
import { storableText } from '../../platform/texts/storableText';

/** The text filters of the case list; each matches a substring. */
export const caseSearches = ['path', 'browser', 'error', 'version'] as const;
export type CaseSearch = (typeof caseSearches)[number];

/** The indexed expressions. */
const searched: Record<CaseSearch, RawBuilder<string>> = {
  path: sql`lower(s.page)`,
  browser: sql`lower(s.browser || ' ' || s.operating_system)`,
  error: sql`lower(s.errors)`,
  version: sql`lower(s.app_version || ' ' || s.build)`,
};

export const contains = (search: CaseSearch, text: string): RawBuilder<boolean> =>
  sql`${searched[search]} like ${`%${text.toLowerCase().replaceAll(/[%_\\]/g, '\\$&')}%`}`;

/** Extracts a case's diagnostic columns from the snapshot's environment, errors and failed requests. */
export function readDiagnostics(meta: SnapshotMeta) {
  const { environment, errors, requests, viewport, tz, commit } = meta;
  const diagnostics: SupportDiagnostics = {
    viewport: { width: viewport.width, height: viewport.height, pixelRatio: viewport.pixelRatio },
    timeZone: storableText(tz),
    errors,
    requests,
  };
  return {
    page: storableText(environment.page),
    browser: environment.browser,
    operatingSystem: environment.system,
    build: storableText(commit),
    errors: [
      ...errors.map(({ name, message }) => `${name}: ${message}`),
      ...requests.map(({ method, route, status, reason }) =>
        [method, route, status === 0 ? reason : status].join(' '),
      ),
    ].join('\n'),
    diagnostics: JSON.stringify(diagnostics),
  };
}
