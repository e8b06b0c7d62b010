import type Quill from 'quill/core';
import { embedAt, isPieceAt } from './embedSelection';

/**
 * Moves the caret from a selected picture or video to the line behind it, which is made if another one follows. Undefined if
 * none is selected.
 */
export function caretBehindPiece(quill: Quill): number | undefined {
  const range = quill.getSelection();
  if (range?.length !== 1 || !isPieceAt(quill, range.index)) return undefined;
  const behind = range.index + 1;
  if (embedAt(quill, behind)) quill.insertText(behind, '\n', 'user');
  quill.setSelection(behind, 0, 'user');
  return behind;
}

const writes = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' || (key.length === 1 && !ctrlKey && !metaKey);

/** What is typed while a picture or video is selected goes behind it: Quill would replace it, with its texts. */
export function typeBehindPieces(quill: Quill): void {
  const { root } = quill;
  // Capturing, before Quill's own listeners.
  root.addEventListener('keydown', (event) => writes(event) && caretBehindPiece(quill), true);
  root.addEventListener('compositionstart', () => caretBehindPiece(quill), true);
  root.addEventListener(
    'beforeinput',
    (event) => {
      // Keyboards on screens send no keys.
      if (!/^insert(?:Replacement)?Text$/.test(event.inputType) || !event.data) return;
      const behind = caretBehindPiece(quill);
      if (behind === undefined) return;
      event.preventDefault();
      quill.insertText(behind, event.data, 'user');
      quill.setSelection(behind + event.data.length, 0, 'user');
    },
    true,
  );
}
