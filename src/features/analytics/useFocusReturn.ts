import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Returns focus to the previously focused element when an element that contains the focus is removed, or else to the page's content.
 * Returns the element's focus handler.
 */
export function useFocusReturn(
  element: RefObject<HTMLElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const previous = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const leaving = element.current;
    const hasFocus = () => leaving?.contains(document.activeElement) ?? false;
    return () => {
      if (hasFocus()) previous.current?.focus({ preventScroll: true });
      if (hasFocus()) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [element]);
  return useCallback(({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previous.current = relatedTarget;
    }
  }, []);
}
