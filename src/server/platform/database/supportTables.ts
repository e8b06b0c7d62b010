import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SupportDiagnostics } from '../../../contract/schemas/support';
import type { SupportStatus } from '../../../contract/supportRules';

type Timestamp = ColumnType<string, Date | string, Date | string>;

export interface SupportCasesTable {
  id: GeneratedAlways<number>;
  code: string;
  key: string;
  requestHash: string;
  /** Null for guests, and once the member's account is gone. */
  userId: number | null;
  status: Generated<SupportStatus>;
  description: string;
  notes: Generated<string>;
  locale: string;
  appVersion: string;
  actions: number;
  page: Generated<string>;
  browser: Generated<string>;
  operatingSystem: Generated<string>;
  build: Generated<string>;
  errors: Generated<string>;
  /** Empty for cases created before diagnostics were recorded. */
  diagnostics: ColumnType<Partial<SupportDiagnostics>, string | undefined, never>;
  /** The file, compressed with Brotli. */
  snapshot: Buffer;
  snapshotBytes: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}
