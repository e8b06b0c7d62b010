import '../../api/everyEndpoint';
import { canonicalJson } from '../../contract/snapshot/canonicalJson';
import {
  readSnapshot,
  type Snapshot,
  type SnapshotRefusal,
} from '../../contract/snapshot/readSnapshot';
import { replayStates, stateHash } from '../../features/support/snapshot/replayState';
import type { RootState } from '../../store/rootReducer';

/** A snapshot with the state after each of its steps; the first is the one before any. */
export type OpenedSnapshot = Snapshot & { states: RootState[] };

/** `unplayable`: a whole file whose actions this version cannot follow. */
export type OpeningRefusal = SnapshotRefusal | 'unplayable';

export type Opening =
  { opened: OpenedSnapshot; refusal?: never } | { refusal: OpeningRefusal; opened?: never };

/** Reads a file that may be anything and goes through all its steps once. */
export function openSnapshot(text: string): Opening {
  const { snapshot, refusal } = readSnapshot(text);
  if (!snapshot) return { refusal: refusal ?? 'unreadable' };
  try {
    return { opened: { ...snapshot, states: replayStates(snapshot.state, snapshot.actions) } };
  } catch {
    return { refusal: 'unplayable' };
  }
}

/** The hash of a step's state, as the snapshot names the last one's. */
export function hashOfStep({ states }: OpenedSnapshot, step: number): string {
  const normal: unknown = JSON.parse(canonicalJson(states[step]));
  return stateHash(normal);
}

/** When a step was, in milliseconds since 1970: the snapshot knows when it was made and how far apart its steps are. */
export function timeOfStep({ meta }: Pick<Snapshot, 'meta'>, step: number): number {
  const last = meta.times.at(-1) ?? 0;
  const own = meta.times[Math.max(step - 1, 0)] ?? last;
  return Date.parse(meta.createdAt) - (last - own);
}
