import { canonicalJson } from './canonicalJson';
import { sha256 } from './sha256';

type Hashed = { payload: unknown; preloadedState: unknown; vgrSnapshot: object };

/** What `sha256` in the file has to be: the hash of all the rest, in whatever order it stands. */
export function snapshotHash({ payload, preloadedState, vgrSnapshot }: Hashed): string {
  const { sha256: _own, ...meta } = { sha256: '', ...vgrSnapshot };
  return sha256(canonicalJson({ payload, preloadedState, vgrSnapshot: meta }));
}
