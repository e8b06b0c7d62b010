import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long the browser may take to start going back. */
const timeout = 300;

/** Events of which one comes when the browser goes back, within this document or to another. */
const departures = ['popstate', 'beforeunload', 'pagehide'];

/**
 * Goes one step back, or to `home` where there is no step: a link opened in a new tab. The browser does not say whether there is
 * one (the length of the history counts the steps forward too), but nothing happens where there is none.
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
      for (const event of departures) globalThis.removeEventListener(event, stop);
    };
    giveUp.current = stop;
    for (const event of departures) globalThis.addEventListener(event, stop);
    void navigate(-1);
  };
}
