import { useState, type KeyboardEvent } from 'react';
import type { SheetChart } from '../../api/wire/sheetFromWire';
import { pasteCells } from './pasteCells';
import { pastedCells } from './pastedCells';
import type { SheetTyping } from './useSheetDraft';

export interface LastPaste {
  /** The number of rows that were filled. */
  taken: number;
  /** The rows that were not. */
  left: readonly string[];
}

/** Pasting of several rows, which can be undone until something else is typed. */
export function usePaste(typing: SheetTyping, charts: readonly SheetChart[]) {
  const [last, setLast] = useState<
    LastPaste & { before: Record<number, string[] | undefined>; charts: number[] }
  >();
  const undo = () => {
    if (!last) return;
    const typed = last.charts.flatMap((id) => {
      const texts = last.before[id];
      return texts ? [[id, texts] as const] : [];
    });
    typing.clear(last.charts);
    typing.type(Object.fromEntries(typed));
    setLast(undefined);
  };
  return {
    last,
    undo,
    forget: () => setLast(undefined),
    /** Returns whether the text was of several cells, and so was taken. */
    paste: (at: { chart: number; column: number }, text: string): boolean => {
      const cells = pastedCells(text);
      if (!cells) return false;
      const { texts, left } = pasteCells(cells, { charts, at, textsOf: typing.textsOf });
      const filled = Object.keys(texts).map(Number);
      setLast({ before: typing.draft.texts, charts: filled, taken: filled.length, left });
      typing.type(texts);
      return true;
    },
    /** The browser does not know of what was pasted into several fields. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || !last) return;
      event.preventDefault();
      undo();
    },
  };
}
