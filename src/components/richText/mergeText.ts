import type Quill from 'quill/core';

/** Puts another text in place. Only what differs is touched, so the caret and the undo history stay with their words. */
export function mergeText(quill: Quill, html: string): void {
  const text = quill.clipboard.convert({ html, text: '' });
  const last = text.ops.at(-1)?.insert;
  if (typeof last !== 'string' || !last.endsWith('\n')) text.insert('\n');
  const change = quill.getContents().diff(text);
  // The history moves what it holds with each change that is not the writer's.
  if (change.ops.length > 0) quill.updateContents(change, 'silent');
}
