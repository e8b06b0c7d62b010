import type { FailedRequest, RecordedError, SnapshotEnvironment } from './diagnostics';

/** Counts up when the file's form changes; every step leads from the version before. */
export const snapshotSchema = 2;

export const snapshotLimits = {
  /** What a support person may open: a file from elsewhere may be large, but not without end. */
  fileBytes: 32 * 1024 * 1024,
  /** What a member may send. */
  sentBytes: 6 * 1024 * 1024,
  actions: 5000,
  /** How deep values may lie in one another. */
  depth: 60,
} as const;

export type SnapshotViewport = { width: number; height: number; pixelRatio: number };

/** What is said about a snapshot beside its actions and its state. */
export type SnapshotMeta = {
  schema: number;
  appVersion: string;
  /** Which build of it. */
  commit: string;
  /** The version each slice is stored in. */
  sliceVersions: Record<string, number>;
  locale: string;
  theme: string;
  viewport: SnapshotViewport;
  /** The time zone. */
  tz: string;
  createdAt: string;
  environment: SnapshotEnvironment;
  /** The last ones, oldest first. */
  errors: RecordedError[];
  requests: FailedRequest[];
  /** When each action happened, in milliseconds since the page was opened. */
  times: number[];
  /** How many earlier actions are part of the first state already. */
  dropped: number;
  /** What was left out so that the file has a size that can be sent. */
  truncated: string[];
  redaction: { policyVersion: number; counts: Record<string, number> };
  /** Of the state the actions lead to. */
  finalStateHash: string;
  /** Of everything else in the file. */
  sha256: string;
};

/** The file. The first two are JSON within JSON, as Redux DevTools write and read them. */
export type SnapshotFile = {
  payload: string;
  preloadedState: string;
  vgrSnapshot: SnapshotMeta;
};

/** `vgr-snapshot-2026-11-20T12-00-00.json`: without characters some file systems refuse. */
export function snapshotFileName(createdAt: string): string {
  return `vgr-snapshot-${createdAt.slice(0, 19).replaceAll(':', '-')}.json`;
}
