import { useEffect, useState } from 'react';
import { pwaTimings } from '../pwaTimings';

/** True for a moment after the connection is restored. */
export function useJustReconnected(isOnline: boolean): boolean {
  const [before, setBefore] = useState(isOnline);
  const [farewell, setFarewell] = useState(false);
  if (before !== isOnline) {
    setBefore(isOnline);
    setFarewell(isOnline);
  }
  useEffect(() => {
    if (!farewell) return undefined;
    const timer = setTimeout(() => setFarewell(false), pwaTimings.indicatorFarewell);
    return () => clearTimeout(timer);
  }, [farewell]);
  return farewell;
}
