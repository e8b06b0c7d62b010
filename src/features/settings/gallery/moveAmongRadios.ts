import type { KeyboardEvent } from 'react';
import { foldText } from './arrangeThemes';

const isLetter = (key: string) => key !== ' ' && [...key].length === 1;

/** Type-ahead: the next radio whose label starts with the typed character, wrapping around. */
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

/** Adds Home, End and type-ahead to the radio group. The browser handles the arrow keys. */
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
