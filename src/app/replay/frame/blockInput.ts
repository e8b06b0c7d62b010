const acts = [
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'submit',
  'beforeinput',
  'input',
  'change',
  'paste',
  'drop',
  'dragstart',
];
/** Keys that move focus or scroll without changing anything. */
const moves = /^(?:Tab|Arrow|Page|Home|End)/;

/** The screens are a recording: they can be read, scrolled and tabbed through, but do nothing. */
export function blockInput(): void {
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  };
  for (const act of acts) globalThis.addEventListener(act, stop, { capture: true, passive: false });
  for (const key of ['keydown', 'keyup', 'keypress'] as const) {
    globalThis.addEventListener(
      key,
      (event) => {
        event.stopImmediatePropagation();
        if (!moves.test(event.key)) event.preventDefault();
      },
      { capture: true },
    );
  }
}
