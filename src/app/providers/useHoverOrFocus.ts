import { useEffect, useRef, useState, type FocusEvent } from 'react';

/** Milliseconds the pointer may spend between two toasts without counting as having left. */
const timeout = 250;

/** Whether the pointer or the focus is inside an element; `empty` while it shows nothing. */
export function useHoverOrFocus(empty: boolean) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // No event says that they have left a toast that was removed.
  if (empty && pointed) setPointed(false);
  if (empty && focused) setFocused(false);
  useEffect(() => () => globalThis.clearTimeout(leaving.current), []);

  const handlers = {
    onMouseEnter: () => {
      globalThis.clearTimeout(leaving.current);
      setPointed(true);
    },
    onMouseLeave: () => {
      globalThis.clearTimeout(leaving.current);
      leaving.current = globalThis.setTimeout(() => setPointed(false), timeout);
    },
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
    },
  };
  return { attended: pointed || focused, handlers };
}
