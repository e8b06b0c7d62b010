/** Path of the page that last received input. */
let writtenOn: string | undefined;

const isForm = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('form:not([role="search"]), [contenteditable]') !== null;

/** Tracks input in forms. Returns its cleanup. */
export function watchInput(): () => void {
  const note = ({ target }: Event) => {
    if (isForm(target)) writtenOn = globalThis.location.pathname;
  };
  document.addEventListener('input', note, { capture: true, passive: true });
  return () => {
    document.removeEventListener('input', note, { capture: true });
    writtenOn = undefined;
  };
}

/** Whether a reload might discard input. May be true without need, which does no harm. */
export const hasUnsavedInput = (): boolean => writtenOn === globalThis.location.pathname;
