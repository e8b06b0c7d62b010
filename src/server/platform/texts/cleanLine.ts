import { visibleLength } from '../../../contract/commentRules';

/** Spaces and what looks like one; not variation selectors and tags, which emoji end with. */
const blank = String.raw`[\s\u00ad\u034f\u115f\u1160\u200c\u200d\u2800\u3164\uffa0]+`;
const blankEnds = new RegExp(`^${blank}|${blank}$`, 'gu');

/**
 * One line without control characters, direction marks and spaces of no width; empty if nothing in it is visible.
 * Joiners stay: emoji sequences need them.
 */
export function cleanLine(text: string): string {
  if (visibleLength(text) === 0) return '';
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(blankEnds, '');
}

/** The same of a text of several lines. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim();
