import type { KeyboardEvent } from 'react';
import { foldText } from './arrangeThemes';

const isLetter = (key: string) => key !== ' ' && [...key].length === 1;

/** The next radio, round about, whose name begins so. */
function startingWith(letter: string, radios: readonly HTMLInputElement[], from: number) {
  const wanted = foldText(letter);
  return [...radios.slice(from + 1), ...radios.slice(0, from)].find(({ dataset }) =>
    foldText(dataset['name'] ?? '').startsWith(wanted),
  );
}

function radioFor(key: string, radios: readonly HTMLInputElement[], from: number) {
  if (key === 'Home') return radios[0];
  if (key === 'End') return radios.at(-1);
  return isLetter(key) ? startingWith(key, radios, from) : undefined;
}

/**
 * What the browser's own radios lack: Home, End, and a letter for the next name that begins with it. The arrow keys are the
 * browser's.
 */
export function moveAmongRadios(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const wanted = radioFor(key, radios, radios.indexOf(target));
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
  wanted.click();
}
