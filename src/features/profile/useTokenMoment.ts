import { useEffect, useState } from 'react';
import { selectClockOffset, selectToken, selectTokenExpiration } from '../../state/authSlice';
import type { TokenMoment } from '../../state/tokenStatus';
import { useAppSelector } from '../../store/hooks';

/** The token and the current server time, updated every second while the page is visible. */
export function useTokenMoment(): TokenMoment {
  const token = useAppSelector(selectToken);
  const tokenExpiration = useAppSelector(selectTokenExpiration);
  const offset = useAppSelector(selectClockOffset);
  const [local, setLocal] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setLocal(Date.now());
    };
    const timer = globalThis.setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      globalThis.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return { token, tokenExpiration, now: local + offset };
}
