import { sql, type RawBuilder } from 'kysely';
import { foldedPattern } from '../../platform/http/searchPatterns';

/** Further words of a search are ignored: each adds cost. */
const wordsAtMost = 8;
/** Shorter words contain no trigram, so the trigram index cannot find them. */
const indexedLength = 3;

/**
 * Every word must occur in the title or text, ignoring accents and case. The trigram index finds words of three or more
 * characters. If all words are shorter, each must begin a word of the title. Chinese, Japanese and Korean texts have no spaces, so
 * for these scripts a match anywhere in the title counts.
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
  return sql.join(words.map(beginsWord), sql` and `);
}

/** The condition on the text lets the trigram index find words that are not the first one. */
function beginsWord(word: string): RawBuilder<unknown> {
  const later = sql`'% ' || ${foldedPattern(word)} || '%'`;
  return sql`(l.search_title like ${foldedPattern(word)} || '%'
    or (l.search_text like ${later} and l.search_title like ${later}))`;
}

function contains(word: string): RawBuilder<unknown> {
  return sql`'%' || ${foldedPattern(word)} || '%'`;
}
