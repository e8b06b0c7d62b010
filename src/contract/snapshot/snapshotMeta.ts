import { isErrorList, isRequestList, isSnapshotEnvironment } from './diagnosticsChecks';
import type { SnapshotMeta } from './snapshotFormat';

type Check = (value: unknown) => boolean;

const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest;
const count: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e9;
const hash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.keys(value).length <= 100 && Object.values(value).every(check);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const checks: Record<keyof SnapshotMeta, Check> = {
  schema: count,
  appVersion: text(100),
  commit: text(100),
  sliceVersions: recordOf(count),
  locale: text(35),
  theme: text(60),
  viewport: (value) =>
    isRecord(value) && [value.width, value.height, value.pixelRatio].every((side) => count(side)),
  tz: text(60),
  createdAt: (value) => text(40)(value) && !Number.isNaN(Date.parse(String(value))),
  environment: isSnapshotEnvironment,
  errors: isErrorList,
  requests: isRequestList,
  times: listOf(count),
  dropped: count,
  truncated: listOf(text(100)),
  redaction: (value) =>
    isRecord(value) && count(value.policyVersion) && recordOf(count)(value.counts),
  finalStateHash: hash,
  sha256: hash,
};

export function isSnapshotMeta(meta: unknown): meta is SnapshotMeta {
  return isRecord(meta) && Object.entries(checks).every(([name, check]) => check(meta[name]));
}
