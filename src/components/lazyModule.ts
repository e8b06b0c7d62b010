import { useEffect, useState } from 'react';
import { importWithRetry } from './importWithRetry';
import { whenIdle } from './whenIdle';
import { withMaterialStyles } from './withMaterialStyles';

/** A lazily loaded module. */
export interface LazyModule<Part> {
  /** Loads it. Concurrent calls share one request; after a failure the next call retries. */
  load: () => Promise<Part>;
}

export function createLazyModule<Part>(fetchPart: () => Promise<Part>): LazyModule<Part> {
  let loading: Promise<Part> | undefined;
  return {
    load: () => {
      loading ??= importWithRetry(() => withMaterialStyles(fetchPart)).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}

/** Loads a module before it is wanted. A failure is ignored: loading is retried once it is wanted. */
export function preload(part: LazyModule<unknown>): void {
  part.load().catch(() => undefined);
}

/** Preloads a module when the browser is idle. */
export function usePreloadWhenIdle(part: LazyModule<unknown>, wanted = true): void {
  useEffect(() => {
    if (wanted) whenIdle(() => preload(part));
  }, [part, wanted]);
}

/**
 * Returns the module once it is both wanted and loaded, and keeps returning it from then on. Calls `onFailure` if loading
 * fails.
 */
export function useLatePart<Part>(
  part: LazyModule<Part>,
  wanted: boolean,
  onFailure?: () => void,
): Part | undefined {
  const [arrived, setArrived] = useState<{ part: Part }>();
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
