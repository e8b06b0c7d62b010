import { useSyncExternalStore } from 'react';

const step = 15_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, step);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The time in milliseconds; another one every 15 seconds. */
export const useNow = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step);
