import { canonicalJson } from '../canonicalJson';
import { sha256 } from './sha256';

type Hashed = { payload: unknown; preloadedState: unknown; vgrSnapshot: object };

/** The expected `sha256` of a file: the hash of all its other content, independent of key order. */
export function snapshotHash({ payload, preloadedState, vgrSnapshot }: Hashed): string {
  const { sha256: _own, ...meta } = { sha256: '', ...vgrSnapshot };
  return sha256(canonicalJson({ payload, preloadedState, vgrSnapshot: meta }));
}
