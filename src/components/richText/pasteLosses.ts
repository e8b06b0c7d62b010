import { isAllowedImage } from '../../contract/allowedMarkup';
import { inertMarkup } from '../html/inertMarkup';
import { purifier } from '../html/sanitizedFragment';
import { videoServiceOf } from '../../contract/video/articleVideo';
import { videoAddressOf } from '../video/typedVideo';

/** Pasted content that an article cannot hold. */
export type PasteLoss = 'pictures' | 'embeds' | 'code' | 'mergedCells' | 'superscripts' | 'files';

const isVideo = (frame: Element) =>
  frame.localName === 'iframe' &&
  videoServiceOf(videoAddressOf(frame.getAttribute('src') ?? '')) !== undefined;

const isMerged = (cell: Element) =>
  ['colspan', 'rowspan'].some((name) => Number(cell.getAttribute(name) ?? 1) > 1);

const tests: readonly [PasteLoss, selector: string, isLost: (element: Element) => boolean][] = [
  ['pictures', 'img', (image) => !isAllowedImage(image.getAttribute('src') ?? '')],
  ['pictures', 'svg, canvas', () => true],
  ['embeds', 'iframe, video, audio, object, embed', (element) => !isVideo(element)],
  ['code', 'pre', () => true],
  ['mergedCells', 'td, th', isMerged],
  ['superscripts', 'sub, sup', () => true],
];

/** The kinds of content in pasted markup that an article cannot hold. Lost colours and fonts are not reported. */
export function pasteLosses(html: string): PasteLoss[] {
  const fragment = purifier.sanitize(inertMarkup(html), {
    RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: ['iframe', 'object', 'embed'],
    ALLOWED_ATTR: ['src', 'colspan', 'rowspan'],
  });
  const lost = tests.filter(([, selector, isLost]) =>
    [...fragment.querySelectorAll(selector)].some(isLost),
  );
  return [...new Set(lost.map(([kind]) => kind))];
}
