import { BlockEmbed } from 'quill/blots/block';
import { pictureAddress } from '../../config/environment';
import { isAllowedImage } from '../../contract/allowedMarkup';

/** A picture hosted by the site, in a text. */
export interface Figure {
  /** A path from the site's root, whichever server it is fetched from. */
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

export const isFigure = (value: unknown): value is Figure =>
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

/** A picture between paragraphs: an atomic embed, edited only in its dialog. */
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

  /** The exported form. */
  html(): string {
    const figure = kept.get(this.domNode);
    return figure ? build(figure).outerHTML : '';
  }
}
