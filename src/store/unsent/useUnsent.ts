import { useLayoutEffect } from 'react';
import type { RootState } from '../rootReducer';
import { useAppSelector, useAppStore } from '../hooks';
import { keepUnsent } from './keepUnsent';

/** Keeps the queue of unsent work while a screen shows it or adds to it, and selects from it. */
export function useUnsent<Selected>(select: (state: RootState) => Selected): Selected {
  const store = useAppStore();
  // Before the browser paints: a waiting entry must not appear late.
  useLayoutEffect(() => {
    keepUnsent(store);
  }, [store]);
  return useAppSelector(select);
}
