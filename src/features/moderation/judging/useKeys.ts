import { useEffect, useRef } from 'react';

/** What each key does, by the character it types; undefined for nothing at the moment. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const fields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** Whether the key belongs to what has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(fields)) return true;
  return key.startsWith('Arrow') && target.closest('input, iframe, video') !== null;
}

/** The digit of a key whatever it types: in French, digits need the shift key. Then the character, then the key of a Latin keyboard. */
function namesOf({ code, key }: KeyboardEvent): string[] {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const typed = key.length === 1 ? key.toLowerCase() : key;
  const isLatin = /^[ -~]+$/.test(typed);
  return [digit, isLatin ? typed : letter].filter((name) => name !== undefined);
}

/** Keys of the whole page, except in fields and dialogs. `repeated`: those that go on while they are held. */
export function useKeys(keys: Keys, repeated: ReadonlySet<string>, enabled: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      const name = namesOf(event).find((one) => latest.current[one] !== undefined);
      const run = name === undefined ? undefined : latest.current[name];
      if (name === undefined || !run || (event.repeat && !repeated.has(name))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, repeated]);
}
