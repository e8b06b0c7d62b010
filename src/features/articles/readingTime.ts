import type { Language } from '../../contract/languages';

/** Read in a minute: words, or signs where words are not set apart. */
const wordsPerMinute = 220;
const signsPerMinute = 500;

/** Minutes it takes to read an article's HTML, at least one. */
export function readingMinutes(html: string, language: Language): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ');
  const inSigns = language === 'ja' || language === 'zh-cn';
  const length = inSigns
    ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / signsPerMinute
    : (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) / wordsPerMinute;
  return Math.max(1, Math.round(length));
}
