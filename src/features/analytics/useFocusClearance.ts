import { useLayoutEffect, useRef, type RefObject } from 'react';

/** While this element covers the page's lower edge, elements focused by Tab are scrolled clear of it. */
export function useFocusClearance(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(element.current?.offsetHeight ?? 0) + 32}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  });
  return element;
}
