import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--vgr-below-toasts';

/** Lets the toasts stand on top of this element, which has their corner. Its height may change whenever it is drawn. */
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
