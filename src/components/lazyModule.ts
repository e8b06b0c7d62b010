import { useEffect, useState } from 'react';
import { importWithRetry } from './importWithRetry';
import { whenIdle } from './whenIdle';
import { withMaterialStyles } from './withMaterialStyles';

/** Code that is not part of the first screen. */
export interface LazyModule<Part> {
  /** Fetches it; a second call waits for the first, and what failed is asked for again. */
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

/** Fetches a part before it is wanted. Where that fails, it is asked for again when it is. */
export function preload(part: LazyModule<unknown>): void {
  part.load().catch(() => undefined);
}

/** Prepares a part when the browser has nothing better to do. */
export function usePreloadWhenIdle(part: LazyModule<unknown>, wanted = true): void {
  useEffect(() => {
    if (wanted) whenIdle(() => preload(part));
  }, [part, wanted]);
}

/** The part, from the moment it is both wanted and there; it then stays. `onFailure` hears that it did not come. */
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
