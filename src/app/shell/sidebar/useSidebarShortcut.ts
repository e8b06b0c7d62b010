import { useEffect } from 'react';

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl+B or Cmd+B. Ignored in editable fields, where the shortcut makes text bold. */
export function useSidebarShortcut(onToggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(editable)) return;
      event.preventDefault();
      onToggle();
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, [onToggle]);
}
