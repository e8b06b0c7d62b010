/** Path of the screen on which something was typed last. */
let writtenOn: string | undefined;

const isForm = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('form:not([role="search"]), [contenteditable]') !== null;

/** Notes that somebody is writing. Returns the way to stop. */
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

/** Whether a reload would take away what stands in a form. Better one time too often: nothing is lost by it. */
export const hasUnsavedInput = (): boolean => writtenOn === globalThis.location.pathname;
