import type Quill from 'quill/core';
import { BlockEmbed } from 'quill/blots/block';
import type { Range } from 'quill/core';
import { articleMarkup, isAllowedLink } from '../../contract/allowedMarkup';
import { videoServiceOf } from '../../contract/video/articleVideo';
import { videoAddressOf, type VideoPiece } from '../video/typedVideo';

/** Distinguishes a video from a picture, which is a figure too. Added on opening and pasting, removed on export. */
const videoClass = 'article-video';

const names: Readonly<Record<string, string>> = { youtube: 'YouTube', twitch: 'Twitch' };

export const isVideoPiece = (value: unknown): value is VideoPiece =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'caption' in value &&
  typeof value.caption === 'string';

const isKept = ({ address }: VideoPiece) =>
  videoServiceOf(address) !== undefined && isAllowedLink(address, articleMarkup);

function build({ address, caption }: VideoPiece): HTMLElement {
  const element = document.createElement('figure');
  element.setAttribute('data-video', videoServiceOf(address) ?? '');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = address;
  element.append(link);
  if (caption !== '') {
    const line = document.createElement('figcaption');
    line.textContent = caption;
    element.append(line);
  }
  return element;
}

const kept = new WeakMap<Node, VideoPiece>();

/** A video between paragraphs, shown as a label with its service and URL; the editor loads nothing from it. */
export class VideoBlot extends BlockEmbed {
  static override blotName = 'video';
  static override tagName = 'figure';
  static override className = videoClass;

  static override create(value: unknown): HTMLElement {
    const node = super.create(value);
    const element = node instanceof HTMLElement ? node : document.createElement('figure');
    const piece = isVideoPiece(value) && isKept(value) ? value : undefined;
    if (piece) {
      const service = videoServiceOf(piece.address) ?? '';
      const name = document.createElement('strong');
      name.textContent = `▶ ${names[service] ?? ''}`.trim();
      const address = document.createElement('span');
      address.textContent = piece.address;
      const caption = document.createElement('figcaption');
      caption.textContent = piece.caption;
      element.replaceChildren(name, address, ...(piece.caption === '' ? [] : [caption]));
      kept.set(element, piece);
    }
    element.contentEditable = 'false';
    return element;
  }

  static override value(element: HTMLElement): VideoPiece | undefined {
    const known = kept.get(element);
    if (known) return known;
    const address = element.querySelector('a')?.getAttribute('href') ?? '';
    const caption = element.querySelector('figcaption')?.textContent.trim() ?? '';
    const piece = { address, caption };
    return isKept(piece) ? piece : undefined;
  }

  /** The exported form. */
  html(): string {
    const piece = kept.get(this.domNode);
    return piece ? build(piece).outerHTML : '';
  }
}

/** The video, if the pasted text is just its URL. */
export function pastedVideo(text = ''): VideoPiece | undefined {
  const typed = text.trim();
  if (!/^(?:https?:\/\/|\/videos\/)\S+$/.test(typed)) return undefined;
  const piece = { address: videoAddressOf(typed), caption: '' };
  return isKept(piece) ? piece : undefined;
}

/** A URL pasted within a line stays text; on an empty line it becomes a video. */
export function isOnEmptyLine(quill: Quill, { index, length }: Range): boolean {
  const [line] = quill.getLine(index);
  return length === 0 && line?.length() === 1 && !quill.getFormat(index)['table'];
}

/** Marks videos and video iframes in opened or pasted markup; removes other iframes. */
export function markVideos(fragment: DocumentFragment): void {
  for (const frame of fragment.querySelectorAll('iframe')) {
    const address = videoAddressOf(frame.getAttribute('src') ?? '');
    const piece = { address, caption: '' };
    if (isKept(piece)) frame.replaceWith(build(piece));
    else frame.remove();
  }
  for (const figure of fragment.querySelectorAll('figure[data-video]')) {
    figure.removeAttribute('data-video');
    figure.className = videoClass;
  }
}
