import type { Language } from '../../../contract/languages';

/** Words per minute; characters in languages that do not separate words. */
const wordsPerMinute = 220;
const signsPerMinute = 500;

/** The reading time of an article's HTML in minutes, at least one. */
export function readingMinutes(html: string, language: Language): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ');
  const inSigns = language === 'ja' || language === 'zh-cn';
  const length = inSigns
    ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / signsPerMinute
    : (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0) / wordsPerMinute;
  return Math.max(1, Math.round(length));
}
