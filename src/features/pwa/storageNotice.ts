import type { WorkerNotice } from '../../service-worker/protocol';
import { notificationQueued } from '../../state/uiSlice';
import type { AppStore } from '../../store/createStore';
import { workerContainer } from './workerContainer';

const storageFull = () =>
  notificationQueued({
    id: 'storage-full',
    titleKey: 'pwa:storage.fullTitle',
    messageKey: 'pwa:storage.full',
    severity: 'warning',
  });

const isStorageFull = (data: unknown): data is WorkerNotice =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'STORAGE_FULL';

/** Says once that nothing more can be kept: the worker says so for each thing that finds no room. Returns the way to stop. */
export function watchStorage(store: AppStore): () => void {
  const container = workerContainer();
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isStorageFull(data)) return;
    container?.removeEventListener('message', hear);
    store.dispatch(storageFull());
  };
  container?.addEventListener('message', hear);
  // What was said before somebody listened waits until then.
  container?.startMessages();
  return () => container?.removeEventListener('message', hear);
}
