import Quill, { type Range } from 'quill/core';
import Module from 'quill/core/module';
import type { VideoPiece } from '../video/typedVideo';
import { FigureBlot, isFigure, type Figure } from './figureBlot';
import { insertEmbed, isPieceAt, selectedEmbed } from './embedSelection';
import { typeBehindPieces } from './typeBehindPieces';
import { isVideoPiece, VideoBlot } from './videoBlot';

/** Where to insert a picture: replaces the selected one, else goes to the caret. */
export interface FigurePlace {
  current: Figure | undefined;
  /** Returns the index after the picture. */
  put: (figure: Figure) => number;
}

type Place = Pick<Range, 'index' | 'length'>;

/** The dialog takes the focus and thus the selection, so the previous range is restored first. */
function putAt(quill: Quill, { index, length }: Place, piece: Parameters<typeof insertEmbed>[1]) {
  quill.setSelection(index, length, 'silent');
  return insertEmbed(quill, piece);
}

export function placeOfFigure(quill: Quill, range: Place = quill.getSelection(true)): FigurePlace {
  const selected = selectedEmbed(quill, range, 'figure');
  const current = isFigure(selected) ? selected : undefined;
  const replaces = current !== undefined;
  return {
    current,
    put: (figure) => putAt(quill, range, { format: 'figure', value: figure, replaces }),
  };
}

/** Where to insert a video; see {@link FigurePlace}. */
export interface VideoPlace {
  current: VideoPiece | undefined;
  put: (video: VideoPiece) => void;
}

export function placeOfVideo(quill: Quill): VideoPlace {
  const range = quill.getSelection(true);
  const selected = selectedEmbed(quill, range, 'video');
  const current = isVideoPiece(selected) ? selected : undefined;
  const replaces = current !== undefined;
  return {
    current,
    put: (video) => putAt(quill, range, { format: 'video', value: video, replaces }),
  };
}

const isPiece = (blot: unknown): blot is FigureBlot | VideoBlot =>
  blot instanceof FigureBlot || blot instanceof VideoBlot;

/**
 * Selects a picture or video as a whole, on a click or when an arrow key reaches it, and marks it. The dialogs and the
 * Delete key act on the selected one.
 */
export class FigureSelection extends Module {
  constructor(quill: Quill, options: object) {
    super(quill, options);
    quill.root.addEventListener('click', (event) => this.#onClick(event));
    // Captures the key before Quill's own handlers, which step over a picture.
    quill.root.addEventListener('keydown', (event) => this.#onArrow(event), true);
    typeBehindPieces(quill);
    quill.on('editor-change', () => this.#mark());
  }

  #onClick({ target }: MouseEvent): void {
    const { quill } = this;
    const element = target instanceof Element ? target.closest('figure') : null;
    const blot = element && Quill.find(element);
    if (isPiece(blot)) quill.setSelection(quill.getIndex(blot), 1, 'user');
  }

  #onArrow(event: KeyboardEvent): void {
    const { quill } = this;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const range = quill.getSelection();
    if (step === undefined || !range || event.isComposing) return;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const selected = range.length === 1 && isPieceAt(quill, range.index);
    if (range.length > 0 && !selected) return;
    const next = range.index + step;
    const meets = isPieceAt(quill, next);
    if (!meets && !selected) return;
    event.preventDefault();
    quill.setSelection(Math.max(0, next), meets ? 1 : 0, 'user');
  }

  #mark(): void {
    const { quill } = this;
    const range = quill.getSelection();
    for (const figure of quill.root.querySelectorAll('figure')) {
      const blot = range?.length === 1 && Quill.find(figure);
      const selected = isPiece(blot) && quill.getIndex(blot) === range?.index;
      figure.toggleAttribute('data-selected', selected);
    }
  }
}
