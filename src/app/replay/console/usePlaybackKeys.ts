import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './usePlayback';

/** Elements that use these keys themselves. */
const own =
  'input, textarea, select, button, a, summary, [role=slider], [role=tab], [role=combobox], [role=option], [role=menu], [role=listbox]';

/** Space plays and pauses, the arrow keys go one step, Home and End go to the first and last step. */
export function usePlaybackKeys({ step, last, go, toggle }: Playback): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(own)) return;
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: step - 1,
      ArrowRight: step + 1,
      Home: 0,
      End: last,
    };
    const place = places[key];
    if (key === ' ') toggle();
    else if (place === undefined) return;
    else go(place);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
}
