import '../../api/everyEndpoint';
import { canonicalJson } from '../../contract/canonicalJson';
import {
  readSnapshot,
  type Snapshot,
  type SnapshotRejection,
} from '../../contract/snapshot/readSnapshot';
import { replayStates, stateHash } from '../../features/support/snapshot/replayState';
import type { RootState } from '../../store/rootReducer';

/** A snapshot with the state after each of its steps; the first state is the one before any action. */
export type OpenedSnapshot = Snapshot & { states: RootState[] };

/** `unplayable`: a complete file whose actions this version cannot apply. */
export type OpeningRejection = SnapshotRejection | 'unplayable';

export type Opening =
  | { opened: OpenedSnapshot; rejection?: never }
  | { rejection: OpeningRejection; opened?: never };

/** Reads an untrusted file and applies all its actions once. */
export function openSnapshot(text: string): Opening {
  const { snapshot, rejection } = readSnapshot(text);
  if (!snapshot) return { rejection: rejection ?? 'unreadable' };
  try {
    return { opened: { ...snapshot, states: replayStates(snapshot.state, snapshot.actions) } };
  } catch {
    return { rejection: 'unplayable' };
  }
}

/** The hash of a step's state, computed like the hash that the snapshot stores for its last state. */
export function hashOfStep({ states }: OpenedSnapshot, step: number): string {
  const normal: unknown = JSON.parse(canonicalJson(states[step]));
  return stateHash(normal);
}

/** A step's time in milliseconds since 1970, derived from the snapshot's creation time and the offsets of its steps. */
export function timeOfStep({ meta }: Pick<Snapshot, 'meta'>, step: number): number {
  const last = meta.times.at(-1) ?? 0;
  const own = meta.times[Math.max(step - 1, 0)] ?? last;
  return Date.parse(meta.createdAt) - (last - own);
}
