import Quill from 'quill/core';
import Module from 'quill/core/module';
import { FigureBlot, isFigure, type Figure } from './figureBlot';

/** Where a picture is to stand: in place of the one that is selected, else where the cursor is. */
export interface FigurePlace {
  current: Figure | undefined;
  put: (figure: Figure) => void;
}

function figureAt(quill: Quill, index: number): Figure | undefined {
  const [op] = index < 0 ? [] : quill.getContents(index, 1).ops;
  const inserted = typeof op?.insert === 'object' ? op.insert['figure'] : undefined;
  return isFigure(inserted) ? inserted : undefined;
}

export function placeOfFigure(quill: Quill): FigurePlace {
  const { index, length } = quill.getSelection(true);
  const current = length === 1 ? figureAt(quill, index) : undefined;
  return {
    current,
    put: (figure) => {
      if (current) quill.deleteText(index, 1, 'user');
      quill.insertEmbed(index, 'figure', figure, 'user');
      // In the middle of a paragraph or at its end, the picture begins a line of its own.
      quill.setSelection(figureAt(quill, index) ? index + 1 : index + 2, 0, 'user');
    },
  };
}

/**
 * A picture is selected as a whole, by a click or by an arrow key that comes to it, and shows that it is: its dialog and the
 * delete key are for the one that is selected.
 */
export class FigureSelection extends Module {
  constructor(quill: Quill, options: object) {
    super(quill, options);
    quill.root.addEventListener('click', (event) => this.#onClick(event));
    // Before the editor's own keys, which step over a picture.
    quill.root.addEventListener('keydown', (event) => this.#onArrow(event), true);
    quill.on('editor-change', () => this.#mark());
  }

  #onClick({ target }: MouseEvent): void {
    const { quill } = this;
    const element = target instanceof Element ? target.closest('figure') : null;
    const blot = element && Quill.find(element);
    if (blot instanceof FigureBlot) quill.setSelection(quill.getIndex(blot), 1, 'user');
  }

  #onArrow(event: KeyboardEvent): void {
    const { quill } = this;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const range = quill.getSelection();
    if (step === undefined || !range || event.isComposing) return;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const selected = range.length === 1 && figureAt(quill, range.index) !== undefined;
    if (range.length > 0 && !selected) return;
    const next = range.index + step;
    const meets = figureAt(quill, next) !== undefined;
    if (!meets && !selected) return;
    event.preventDefault();
    quill.setSelection(Math.max(0, next), meets ? 1 : 0, 'user');
  }

  #mark(): void {
    const { quill } = this;
    const range = quill.getSelection();
    for (const figure of quill.root.querySelectorAll('figure')) {
      const blot = range?.length === 1 && Quill.find(figure);
      const selected = blot instanceof FigureBlot && quill.getIndex(blot) === range?.index;
      figure.toggleAttribute('data-selected', selected);
    }
  }
}
