import { useEffect, useRef, useState } from 'react';

/** How long the typing must rest before it is searched for. */
export const searchDelay = 300;

/**
 * What stands in the search box: the reader's typing first, which becomes the search after a rest; and the search itself
 * whenever that changes by other means, such as the back button.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const waiting = useRef<ReturnType<typeof globalThis.setTimeout> | undefined>(undefined);
  const latest = useRef(onSearch);

  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }

  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => globalThis.clearTimeout(waiting.current), []);

  const submit = (wanted: string) => {
    globalThis.clearTimeout(waiting.current);
    setText(wanted);
    if (wanted.trim() !== search) latest.current(wanted.trim());
  };
  const type = (wanted: string) => {
    globalThis.clearTimeout(waiting.current);
    setText(wanted);
    waiting.current = globalThis.setTimeout(() => latest.current(wanted.trim()), searchDelay);
  };
  return { text, type, submit };
}
