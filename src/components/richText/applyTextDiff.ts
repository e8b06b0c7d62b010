import type Quill from 'quill/core';

/** Replaces the text by applying only the differences, so that the caret and the undo history keep their positions. */
export function applyTextDiff(quill: Quill, html: string): void {
  const text = quill.clipboard.convert({ html, text: '' });
  const last = text.ops.at(-1)?.insert;
  if (typeof last !== 'string' || !last.endsWith('\n')) text.insert('\n');
  const change = quill.getContents().diff(text);
  // Quill's history transforms its entries by every change that does not come from the user.
  if (change.ops.length > 0) quill.updateContents(change, 'silent');
}
