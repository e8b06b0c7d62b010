import { commentMarkup } from '../../contract/allowedMarkup';

const cover = (text: string) => text.replaceAll(/\S/g, 'x');

/** As long as before and broken at the same places, but nothing to read. */
export function maskText(text: string): string {
  return cover(text);
}

const tags = commentMarkup.tags.join('|');
const tag = new RegExp(`(</?(?:${tags})\\b)[^<>]*(>)`, 'gi');

/** Markup keeps its plain tags, without their attributes; what stands between them is covered. */
export function maskMarkup(markup: string): string {
  let masked = '';
  let end = 0;
  for (const match of markup.matchAll(tag)) {
    const [whole, opening = '', closing = ''] = match;
    masked += cover(markup.slice(end, match.index)) + opening.toLowerCase() + closing;
    end = match.index + whole.length;
  }
  return masked + cover(markup.slice(end));
}
