import { useLayoutEffect, useRef, type RefObject } from 'react';

/** While this element lies over the page's lower edge, what is focused by Tab is scrolled clear of it. */
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
