import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--vgr-below-toasts';

/** Moves the toasts above this element, which occupies their corner. Its height may change on each render. */
export function useToastOffset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(property, `${(element.current?.offsetHeight ?? 0) + 8}px`);
    return () => {
      style.removeProperty(property);
    };
  });
  return element;
}
