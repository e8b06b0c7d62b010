import type Quill from 'quill/core';
import type { Range } from 'quill/core';
import Table from 'quill/modules/table';

/** The embed at an index; undefined for text. */
export function embedAt(quill: Quill, index: number): Record<string, unknown> | undefined {
  const [op] = index < 0 ? [] : quill.getContents(index, 1).ops;
  return typeof op?.insert === 'object' ? op.insert : undefined;
}

/** Whether a picture or a video is at an index. */
export function isPieceAt(quill: Quill, index: number): boolean {
  const embed = embedAt(quill, index);
  return embed !== undefined && ('figure' in embed || 'video' in embed);
}

/** The index at which an embed can be inserted: after a table, never inside one. */
function placeFor(quill: Quill, index: number): number {
  const module = quill.getModule('table');
  const [, row] = module instanceof Table ? module.getTable({ index, length: 0 }) : [];
  const table = row?.parent?.parent;
  return table ? quill.getIndex(table) + table.length() : index;
}

/** Inserts an embed in place of the selected one, else at the caret. Moves the caret after it and returns that index. */
export function insertEmbed(
  quill: Quill,
  piece: { format: string; value: unknown; replaces?: boolean },
): number {
  const selected = quill.getSelection(true).index;
  if (piece.replaces) quill.deleteText(selected, 1, 'user');
  const index = piece.replaces ? selected : placeFor(quill, selected);
  quill.insertEmbed(index, piece.format, piece.value, 'user');
  // In the middle or at the end of a paragraph, Quill starts a new line for the embed.
  const behind = embedAt(quill, index) ? index + 1 : index + 2;
  quill.setSelection(behind, 0, 'user');
  return behind;
}

/** The embed of a format, if it is exactly the selected range. */
export function selectedEmbed(
  quill: Quill,
  { index, length }: Pick<Range, 'index' | 'length'>,
  format: string,
): unknown {
  return length === 1 ? embedAt(quill, index)?.[format] : undefined;
}
