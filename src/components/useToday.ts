import { useSyncExternalStore } from 'react';
import { localDay } from '../contract/calendarDay';

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today, where the reader is or as `dayOf` says; another one when midnight passes while the page is open. */
export const useToday = (dayOf: (moment: Date) => string = localDay): string =>
  useSyncExternalStore(subscribe, () => dayOf(new Date()));
