import { commentMarkup } from '../../contract/allowedMarkup';

const cover = (text: string) => text.replaceAll(/\S/g, 'x');

/** Masks text, keeping its length and white space. */
export function maskText(text: string): string {
  return cover(text);
}

const tags = commentMarkup.tags.join('|');
const tag = new RegExp(`(</?(?:${tags})\\b)[^<>]*(>)`, 'gi');

/** Keeps the tags of markup without their attributes; masks the text between them. */
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
