import { cachesCleared } from '../../../state/pwaSlice';
import { notificationQueued } from '../../../state/uiSlice';
import type { AppDispatch } from '../../../store/createStore';
import { askWorker } from '../worker/askWorker';

/** Makes the worker clear its caches, and reports the outcome. */
export async function clearCaches(dispatch: AppDispatch): Promise<void> {
  const response = await askWorker({ type: 'CLEAR_CACHES' }).catch(() => undefined);
  if (response?.type !== 'CLEARED') {
    dispatch(
      notificationQueued({
        id: 'clear-caches',
        titleKey: 'pwa:storage.failedTitle',
        messageKey: 'pwa:storage.failed',
        severity: 'error',
      }),
    );
    return;
  }
  dispatch(cachesCleared());
  dispatch(
    notificationQueued({
      id: 'clear-caches',
      titleKey: 'pwa:storage.clearedTitle',
      messageKey: 'pwa:storage.cleared',
      severity: 'success',
    }),
  );
}
