import { sql, type RawBuilder } from 'kysely';

/** A reader's search has a few words; more are ignored, each would cost. */
const wordsAtMost = 8;
/** Shorter words hold no whole trigram, so the index of the text cannot find them. */
const indexedLength = 3;

/**
 * Every word of a search must stand in the title or text, whatever its accents and capitals. The trigram index finds words of
 * three letters and more. Where all words are shorter only titles that begin with what was typed are found, which an index
 * can do as well. Chinese and Japanese words are that short as a rule, so there a title may hold them anywhere.
 */
export function searchCondition(search: string): RawBuilder<unknown> {
  const words = [...new Set(search.split(/\s+/))].slice(0, wordsAtMost);
  if (words.some((word) => [...word].length >= indexedLength)) {
    return sql.join(
      words.map((word) => sql`l.search_text like ${contains(word)}`),
      sql` and `,
    );
  }
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(search)) {
    return sql.join(
      words.map((word) => sql`l.search_title like ${contains(word)}`),
      sql` and `,
    );
  }
  return sql`l.search_title like ${escaped(words.join(' '))} || '%'`;
}

function contains(word: string): RawBuilder<unknown> {
  return sql`'%' || ${escaped(word)} || '%'`;
}

/** Folded by the database exactly as the stored text was; then LIKE's own signs are made plain letters. */
function escaped(word: string): RawBuilder<unknown> {
  return sql`replace(replace(replace(fold_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
}
