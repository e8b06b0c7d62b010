import { useEffect, useRef, useState } from 'react';
import { timings } from '../config/timings';

/** One pointer, one focus: when the last tooltip closed is the same for all of them. */
let lastClosed = Number.NEGATIVE_INFINITY;

/** Opens after a while, or at once for somebody who comes from another that has just closed. */
export function useDelayedOpening(delay: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = () => globalThis.clearTimeout(timer.current);
  useEffect(() => () => globalThis.clearTimeout(timer.current), []);

  const close = () => {
    cancel();
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  return {
    open,
    close,
    /** It stays open after all. */
    keep: cancel,
    start: () => {
      cancel();
      const atOnce = performance.now() - lastClosed < timings.tooltipSkip;
      timer.current = globalThis.setTimeout(() => setOpen(true), atOnce ? 0 : delay);
    },
    /** Closes unless it is entered in the same moment: the pointer may go from a control to its tooltip. */
    leave: () => {
      cancel();
      if (!open) return;
      // Already now: the neighbour may be entered before this one has closed.
      lastClosed = performance.now();
      timer.current = globalThis.setTimeout(close, 0);
    },
  };
}
