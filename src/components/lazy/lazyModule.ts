import { useEffect, useState } from 'react';
import { importWithRetry } from './importWithRetry';
import { loadMaterial } from './MaterialHost';

/** A lazily loaded module. */
export interface LazyModule<Part> {
  /** Loads it. Concurrent calls share one request; after a failure the next call retries. */
  load: () => Promise<Part>;
  /** The module, once it is loaded. */
  loaded: () => Part | undefined;
  /** Uses no Material UI components. */
  plain: boolean;
}

interface LazyOptions {
  /** Milliseconds between the attempts. */
  pauses?: readonly number[];
  /** Uses no Material UI components, and so does not wait for their code and styles. */
  plain?: boolean;
}

export function createLazyModule<Part>(
  fetchPart: () => Promise<Part>,
  { pauses, plain = false }: LazyOptions = {},
): LazyModule<Part> {
  const fetchWhole = plain
    ? fetchPart
    : async () => (await Promise.all([fetchPart(), loadMaterial()]))[0];
  let loading: Promise<Part> | undefined;
  let arrived: Part | undefined;
  const fetchOnce = async () => {
    try {
      arrived = await importWithRetry(fetchWhole, pauses);
      return arrived;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { plain, load: () => (loading ??= fetchOnce()), loaded: () => arrived };
}

/** Loads a module ahead of its use. A failure is ignored: loading is retried on use. */
export function preload(part: LazyModule<unknown>): void {
  part.load().catch(() => undefined);
}

/**
 * Loads the module as soon as `wanted` is true; returns it once loaded, and from then on: at once if it was loaded before.
 * Calls `onFailure` if loading fails.
 */
export function useLazyModule<Part>(
  part: LazyModule<Part>,
  wanted: boolean,
  onFailure?: () => void,
): Part | undefined {
  const [arrived, setArrived] = useState(() => {
    const loaded = wanted ? part.loaded() : undefined;
    return loaded === undefined ? undefined : { part: loaded };
  });
  useEffect(() => {
    if (!wanted || arrived) return undefined;
    let gone = false;
    const fetchPart = async () => {
      const loaded = await part.load().catch(() => undefined);
      if (gone) return;
      if (loaded === undefined) onFailure?.();
      else setArrived({ part: loaded });
    };
    void fetchPart();
    return () => {
      gone = true;
    };
  }, [part, wanted, arrived, onFailure]);
  return arrived?.part;
}
