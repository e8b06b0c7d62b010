import { useCallback } from 'react';
import { notificationQueued } from '../state/uiSlice';
import { useAppDispatch } from './hooks';

/** For a part of the site that was wanted and did not come: takes back what waits for it, and says so. */
export function useLazyFailureNotice(takeBack: () => void): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    takeBack();
    dispatch(
      notificationQueued({ id: 'part', messageKey: 'errors:chunkFailed', severity: 'error' }),
    );
  }, [dispatch, takeBack]);
}
