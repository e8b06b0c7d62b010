import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds the browser may take to start going back. */
const timeout = 300;

/** One of these events fires when the browser goes back, within this document or to another one. */
const leaveEvents = ['popstate', 'beforeunload', 'pagehide'];

/**
 * Goes back one history entry, or to `home` if there is none, for example after opening a link in a new tab. The browser
 * does not reveal whether there is one (history.length also counts entries ahead), but going back without one fires no
 * event.
 */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate();
  const giveUp = useRef<() => void>(() => undefined);
  useEffect(() => () => giveUp.current(), []);

  return () => {
    if (globalThis.history.length <= 1) {
      void navigate(home);
      return;
    }
    giveUp.current();
    const timer = globalThis.setTimeout(() => {
      giveUp.current();
      void navigate(home);
    }, timeout);
    const stop = () => {
      globalThis.clearTimeout(timer);
      for (const event of leaveEvents) globalThis.removeEventListener(event, stop);
    };
    giveUp.current = stop;
    for (const event of leaveEvents) globalThis.addEventListener(event, stop);
    void navigate(-1);
  };
}
