import { useEffect, useState } from 'react';
import { selectNeedRefresh, selectOfflineReady } from '../../../state/pwaSelectors';
import { useAppSelector } from '../../../store/hooks';
import { askWorker } from './askWorker';
import { workerContainer, workerRegistration } from './workerContainer';

export type WorkerState = 'active' | 'waiting' | 'installing' | 'none' | 'unsupported';

const stateOf = (registration: ServiceWorkerRegistration | undefined): WorkerState => {
  if (registration?.waiting) return 'waiting';
  if (registration?.active) return 'active';
  return registration?.installing ? 'installing' : 'none';
};

/** The worker's state and version; undefined while unknown. */
export function useWorkerState(): { worker: WorkerState | undefined; version: string | undefined } {
  const needRefresh = useAppSelector(selectNeedRefresh);
  const offlineReady = useAppSelector(selectOfflineReady);
  const [worker, setWorker] = useState<WorkerState>();
  const [version, setVersion] = useState<string>();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const state = workerContainer() ? stateOf(await workerRegistration()) : 'unsupported';
      if (gone) return;
      setWorker(state);
      if (state === 'none' || state === 'unsupported') return;
      const response = await askWorker({ type: 'VERSION' }).catch(() => undefined);
      if (!gone) setVersion(response?.version);
    };
    void read();
    return () => {
      gone = true;
    };
  }, []);
  if (needRefresh) return { worker: 'waiting', version };
  // The store is newer than what was read on mount.
  return { worker: offlineReady && worker !== 'unsupported' ? 'active' : worker, version };
}
