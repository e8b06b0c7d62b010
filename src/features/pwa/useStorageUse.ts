import { useEffect, useState } from 'react';
import type { WorkerAnswers } from '../../service-worker/protocol';
import {
  selectStorageEstimate,
  storageEstimated,
  type StorageEstimate,
} from '../../state/pwaSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { askWorker } from './askWorker';
import { estimateStorage } from './storageEstimate';

export type Categories = WorkerAnswers['MEASURE']['categories'];

interface Measurement {
  estimate: StorageEstimate | undefined;
  categories: Categories | undefined;
}

async function measureStorage(): Promise<Measurement> {
  const [estimate, answer] = await Promise.all([
    estimateStorage(),
    askWorker({ type: 'MEASURE' }).catch(() => undefined),
  ]);
  return { estimate, categories: answer?.categories };
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
