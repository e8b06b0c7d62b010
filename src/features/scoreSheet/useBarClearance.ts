import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The height of the bar at the bottom of the window, for scroll padding. */
const barHeight = '--vgr-sheet-bar';
/** How much of the bottom of the window toasts and the connection status leave free. */
const covered = '--vgr-page-bar';

function measure(bar: HTMLElement): void {
  const { style } = document.documentElement;
  const free = globalThis.innerHeight - bar.getBoundingClientRect().top;
  // In the upper half of the window they do not reach it.
  const offset = free > 0 && free < globalThis.innerHeight / 2 ? `${Math.ceil(free)}px` : '0px';
  if (style.getPropertyValue(covered) !== offset) style.setProperty(covered, offset);
  style.setProperty(barHeight, `${bar.offsetHeight}px`);
}

/** Keeps what overlays the page clear of a bar, which stays at the bottom of the window or stands in the page. */
export function useBarClearance(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) measure(element.current);
  });
  useEffect(() => {
    const update = () => {
      if (element.current) measure(element.current);
    };
    globalThis.addEventListener('scroll', update, { passive: true });
    globalThis.addEventListener('resize', update);
    return () => {
      globalThis.removeEventListener('scroll', update);
      globalThis.removeEventListener('resize', update);
      for (const name of [barHeight, covered]) document.documentElement.style.removeProperty(name);
    };
  }, []);
  return element;
}
