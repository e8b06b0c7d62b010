import { useEffect, useRef, useState } from 'react';
import { timings } from '../../config/timings';

/** Shared by all tooltips, since there is only one pointer and one focus. */
let lastClosed = Number.NEGATIVE_INFINITY;

/** Opens after a delay, or at once if another tooltip has just closed. */
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
    /** Cancels a pending opening or closing. */
    keep: cancel,
    start: () => {
      cancel();
      const atOnce = performance.now() - lastClosed < timings.tooltipSkip;
      timer.current = globalThis.setTimeout(() => setOpen(true), atOnce ? 0 : delay);
    },
    /** Closes unless the tooltip is entered at once: the pointer may move from the control to it. */
    leave: () => {
      cancel();
      if (!open) return;
      // Set now: the next control may be entered before this tooltip has closed.
      lastClosed = performance.now();
      timer.current = globalThis.setTimeout(close, 0);
    },
  };
}
