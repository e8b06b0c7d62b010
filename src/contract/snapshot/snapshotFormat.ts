import type { FailedRequest, RecordedError, SnapshotEnvironment } from './diagnostics';

/** Increment when the file format changes, and add a migration from the previous version. */
export const snapshotSchema = 2;

export const snapshotLimits = {
  /** Maximum size of a file that support staff can open. */
  fileBytes: 32 * 1024 * 1024,
  /** Maximum size of a file that a member can send. */
  sentBytes: 6 * 1024 * 1024,
  actions: 5000,
  /** Maximum nesting depth. */
  depth: 60,
} as const;

export type SnapshotViewport = { width: number; height: number; pixelRatio: number };

/** The metadata of a snapshot, besides its actions and state. */
export type SnapshotMeta = {
  schema: number;
  appVersion: string;
  /** The build. */
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
  /** The most recent ones, oldest first. */
  errors: RecordedError[];
  requests: FailedRequest[];
  /** When each action happened, in milliseconds since the page was opened. */
  times: number[];
  /** The number of earlier actions already included in the preloaded state. */
  dropped: number;
  /** The parts that were left out to keep the file small enough to send. */
  truncated: string[];
  redaction: { policyVersion: number; counts: Record<string, number> };
  /** The hash of the state after all actions. */
  finalStateHash: string;
  /** The hash of everything else in the file. */
  sha256: string;
};

/** `vgr-snapshot-2026-11-20T12-00-00.json`: colons are not allowed on some file systems. */
export function snapshotFileName(createdAt: string): string {
  return `vgr-snapshot-${createdAt.slice(0, 19).replaceAll(':', '-')}.json`;
}
