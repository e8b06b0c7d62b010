import { useCallback } from 'react';
import { notificationQueued } from '../state/uiSlice';
import { useAppDispatch } from './hooks';

/** Returns a handler for a lazy part that failed to load: calls `takeBack` and shows a notification. */
export function useLazyFailureNotice(takeBack: () => void): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    takeBack();
    dispatch(
      notificationQueued({ id: 'part', messageKey: 'errors:chunkFailed', severity: 'error' }),
    );
  }, [dispatch, takeBack]);
}
