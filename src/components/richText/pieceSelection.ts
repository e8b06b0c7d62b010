import type Quill from 'quill/core';
import type { Range } from 'quill/core';
import Table from 'quill/modules/table';

/** What Quill holds at a place that is no text. */
export function embedAt(quill: Quill, index: number): Record<string, unknown> | undefined {
  const [op] = index < 0 ? [] : quill.getContents(index, 1).ops;
  return typeof op?.insert === 'object' ? op.insert : undefined;
}

/** Where a picture, video or rule can stand: behind a table, never inside one. */
function placeFor(quill: Quill, index: number): number {
  const module = quill.getModule('table');
  const [, row] = module instanceof Table ? module.getTable({ index, length: 0 }) : [];
  const table = row?.parent?.parent;
  return table ? quill.getIndex(table) + table.length() : index;
}

/** Puts a piece in place of the one that is selected, else where the caret is. Returns the index behind it, where the caret goes. */
export function putPiece(
  quill: Quill,
  piece: { format: string; value: unknown; replaces?: boolean },
): number {
  const selected = quill.getSelection(true).index;
  if (piece.replaces) quill.deleteText(selected, 1, 'user');
  const index = piece.replaces ? selected : placeFor(quill, selected);
  quill.insertEmbed(index, piece.format, piece.value, 'user');
  // In the middle of a paragraph or at its end, it begins a line of its own.
  const behind = embedAt(quill, index) ? index + 1 : index + 2;
  quill.setSelection(behind, 0, 'user');
  return behind;
}

/** The piece of a format that is the whole of a range. */
export function selectedPiece(
  quill: Quill,
  { index, length }: Pick<Range, 'index' | 'length'>,
  format: string,
): unknown {
  return length === 1 ? embedAt(quill, index)?.[format] : undefined;
}
