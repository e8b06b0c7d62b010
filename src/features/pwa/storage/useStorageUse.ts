import { useEffect, useState } from 'react';
import type { WorkerResponses } from '../../../service-worker/protocol';
import { selectStorageEstimate } from '../../../state/pwaSelectors';
import { storageEstimated, type StorageEstimate } from '../../../state/pwaSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { askWorker } from '../worker/askWorker';

/** The storage used and the quota; undefined if the browser does not report them. */
async function estimateStorage(): Promise<StorageEstimate | undefined> {
  // Undefined in insecure contexts, contrary to its type.
  const manager: StorageManager | undefined = navigator.storage;
  const estimate = await manager?.estimate().catch(() => undefined);
  const { usage, quota } = estimate ?? {};
  return usage === undefined || quota === undefined || quota === 0 ? undefined : { usage, quota };
}

export type Categories = WorkerResponses['MEASURE']['categories'];

interface Measurement {
  estimate: StorageEstimate | undefined;
  categories: Categories | undefined;
}

async function measureStorage(): Promise<Measurement> {
  const [estimate, response] = await Promise.all([
    estimateStorage(),
    askWorker({ type: 'MEASURE' }).catch(() => undefined),
  ]);
  return { estimate, categories: response?.categories };
}

/** The storage used, measured on mount and on request. */
export function useStorageUse() {
  const dispatch = useAppDispatch();
  const estimate = useAppSelector(selectStorageEstimate);
  const [measured, setMeasured] = useState<Measurement>();
  useEffect(() => {
    let gone = false;
    const measure = async () => {
      const found = await measureStorage();
      if (gone) return;
      setMeasured(found);
      if (found.estimate) dispatch(storageEstimated(found.estimate));
    };
    void measure();
    return () => {
      gone = true;
    };
  }, [dispatch]);
  const remeasure = async () => {
    setMeasured(undefined);
    const found = await measureStorage();
    setMeasured(found);
    if (found.estimate) dispatch(storageEstimated(found.estimate));
  };
  return {
    measuring: measured === undefined,
    estimate,
    categories: measured?.categories,
    remeasure,
  };
}
