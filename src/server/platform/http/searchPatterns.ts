import { sql, type RawBuilder } from 'kysely';

/** A word for `like`: folded in the database exactly like the stored text, with its wildcards escaped. */
export function foldedPattern(word: string): RawBuilder<unknown> {
  return sql`replace(replace(replace(fold_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
}
