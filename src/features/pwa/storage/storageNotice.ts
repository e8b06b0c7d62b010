import type { WorkerNotice } from '../../../service-worker/protocol';
import { notificationQueued } from '../../../state/uiSlice';
import type { AppStore } from '../../../store/createStore';
import { workerContainer } from '../worker/workerContainer';

const storageFull = () =>
  notificationQueued({
    id: 'storage-full',
    titleKey: 'notices:storageFull.title',
    messageKey: 'notices:storageFull.message',
    severity: 'warning',
  });

const isStorageFull = (data: unknown): data is WorkerNotice =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'STORAGE_FULL';

/** Notifies once that the storage is full, although the worker reports each failed write. Returns its cleanup. */
export function watchStorage(store: AppStore): () => void {
  const container = workerContainer();
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isStorageFull(data)) return;
    container?.removeEventListener('message', hear);
    store.dispatch(storageFull());
  };
  container?.addEventListener('message', hear);
  // Messages sent before there was a listener are queued until now.
  container?.startMessages();
  return () => container?.removeEventListener('message', hear);
}
