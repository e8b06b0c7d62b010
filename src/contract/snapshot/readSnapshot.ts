import { findHostility } from './hostileValues';
import { migrateSnapshot, type Unpacked } from './migrations';
import { snapshotLimits, snapshotSchema, type SnapshotMeta } from './snapshotFormat';
import { snapshotHash } from './snapshotHash';
import { isSnapshotMeta } from './snapshotMeta';

export const snapshotRejections = [
  /** Exceeds the size limit. */
  'tooLarge',
  /** Not JSON. */
  'unreadable',
  /** JSON, but not a snapshot of this site. */
  'foreign',
  /** Written by a newer version. */
  'tooNew',
  /** The checksum does not match. */
  'damaged',
  /** Malicious content. */
  'hostile',
  /** More actions than a page can record. */
  'flood',
] as const;
export type SnapshotRejection = (typeof snapshotRejections)[number];

export type SnapshotAction = { type: string } & Record<string, unknown>;

/** A validated snapshot. */
export type Snapshot = {
  meta: SnapshotMeta;
  actions: SnapshotAction[];
  state: Record<string, unknown>;
};

export type SnapshotReading =
  | { snapshot: Snapshot; rejection?: never }
  | { rejection: SnapshotRejection; snapshot?: never };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

const isAction = (value: unknown): value is SnapshotAction =>
  isRecord(value) && typeof value.type === 'string' && value.type.length <= 200;

const rejectSchema = (schema: unknown): SnapshotRejection | undefined => {
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1) return 'foreign';
  return schema > snapshotSchema ? 'tooNew' : undefined;
};

type Envelope = { payload: string; preloadedState: string; vgrSnapshot: Record<string, unknown> };

const readEnvelope = (file: unknown): Envelope | SnapshotRejection => {
  if (file === undefined) return 'unreadable';
  if (!isRecord(file)) return 'foreign';
  const { payload, preloadedState, vgrSnapshot } = file;
  if (!isRecord(vgrSnapshot)) return 'foreign';
  const rejection = rejectSchema(vgrSnapshot.schema);
  if (rejection) return rejection;
  if (typeof payload !== 'string' || typeof preloadedState !== 'string') return 'damaged';
  if (findHostility(file)) return 'hostile';
  const envelope = { payload, preloadedState, vgrSnapshot };
  return vgrSnapshot.sha256 === snapshotHash(envelope) ? envelope : 'damaged';
};

const unpack = ({
  payload,
  preloadedState,
  vgrSnapshot,
}: Envelope): Unpacked | SnapshotRejection => {
  const actions = parse(payload);
  const state = parse(preloadedState);
  if (!Array.isArray(actions) || !isRecord(state)) return 'damaged';
  if (actions.length > snapshotLimits.actions) return 'flood';
  if (findHostility(actions) || findHostility(state)) return 'hostile';
  return { meta: vgrSnapshot, actions, state };
};

/** Reads an untrusted file: returns a snapshot in the current schema, or why it is rejected. */
export function readSnapshot(text: string): SnapshotReading {
  if (text.length > snapshotLimits.fileBytes) return { rejection: 'tooLarge' };
  const envelope = readEnvelope(parse(text));
  if (typeof envelope === 'string') return { rejection: envelope };
  const unpacked = unpack(envelope);
  if (typeof unpacked === 'string') return { rejection: unpacked };
  const { meta, actions, state } = migrateSnapshot(unpacked);
  const whole =
    isSnapshotMeta(meta) && actions.every(isAction) && meta.times.length === actions.length;
  return whole ? { snapshot: { meta, actions, state } } : { rejection: 'damaged' };
}
