import Quill from 'quill/core';
import Module from 'quill/core/module';
import { BlockEmbed } from 'quill/blots/block';
import { pictureAddress } from '../../config/environment';
import { isAllowedImage } from '../../contract/allowedMarkup';

/** A picture of the site in a text. */
export interface Figure {
  /** From the root of the site, wherever it is fetched. */
  src: string;
  alt: string;
  caption: string;
  width: string;
  height: string;
}

const facts = ['src', 'alt', 'width', 'height'] as const;

function build(figure: Figure): HTMLElement {
  const element = document.createElement('figure');
  const picture = document.createElement('img');
  for (const name of facts) {
    if (name === 'alt' || figure[name] !== '') picture.setAttribute(name, figure[name]);
  }
  element.append(picture);
  if (figure.caption !== '') {
    const caption = document.createElement('figcaption');
    caption.textContent = figure.caption;
    element.append(caption);
  }
  return element;
}

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string';

const kept = new WeakMap<Node, Figure>();

function read(element: Element): Figure | undefined {
  const picture = element.querySelector('img');
  const src = picture?.getAttribute('src') ?? '';
  if (!picture || !isAllowedImage(src)) return undefined;
  const [alt, width, height] = (['alt', 'width', 'height'] as const).map(
    (name) => picture.getAttribute(name) ?? '',
  );
  const caption = element.querySelector('figcaption')?.textContent.trim() ?? '';
  return { src, alt: alt ?? '', width: width ?? '', height: height ?? '', caption };
}

/** A picture between paragraphs: one piece, changed by its dialog alone. */
export class FigureBlot extends BlockEmbed {
  static override blotName = 'figure';
  static override tagName = 'figure';

  static override create(value: unknown): HTMLElement {
    const figure = isFigure(value) ? value : undefined;
    const element = document.createElement('figure');
    if (figure && isAllowedImage(figure.src)) {
      element.replaceChildren(...build({ ...figure, src: pictureAddress(figure.src) }).childNodes);
      kept.set(element, figure);
    }
    element.contentEditable = 'false';
    return element;
  }

  static override value(element: HTMLElement): Figure | undefined {
    return kept.get(element) ?? read(element);
  }

  /** As it travels. */
  html(): string {
    const figure = kept.get(this.domNode);
    return figure ? build(figure).outerHTML : '';
  }
}

/** Where a picture is to stand: in place of the one that is selected, else where the cursor is. */
export interface FigurePlace {
  current: Figure | undefined;
  put: (figure: Figure) => void;
}

export function placeOfFigure(quill: Quill): FigurePlace {
  const { index, length } = quill.getSelection(true);
  const [op] = length === 1 ? quill.getContents(index, 1).ops : [];
  const inserted = typeof op?.insert === 'object' ? op.insert['figure'] : undefined;
  const current = isFigure(inserted) ? inserted : undefined;
  return {
    current,
    put: (figure) => {
      if (current) quill.deleteText(index, 1, 'user');
      quill.insertEmbed(index, 'figure', figure, 'user');
      quill.setSelection(index + 1, 0, 'user');
    },
  };
}

/** A click selects a picture as a whole, and one that is selected shows it: its dialog and the delete key are for that one. */
export class FigureSelection extends Module {
  constructor(quill: Quill, options: object) {
    super(quill, options);
    quill.root.addEventListener('click', ({ target }) => {
      const element = target instanceof Element ? target.closest('figure') : null;
      const blot = element && Quill.find(element);
      if (blot instanceof FigureBlot) quill.setSelection(quill.getIndex(blot), 1, 'user');
    });
    quill.on('editor-change', () => {
      const range = quill.getSelection();
      for (const figure of quill.root.querySelectorAll('figure')) {
        const blot = range?.length === 1 && Quill.find(figure);
        const selected = blot instanceof FigureBlot && quill.getIndex(blot) === range?.index;
        figure.toggleAttribute('data-selected', selected);
      }
    });
  }
}
