import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';

interface Names {
  /** The table of translations, and its column that refers to the named row. */
  table: string;
  key: string;
  /** The id of the named row, such as `g.id`. */
  id: string;
  language: Language;
}

/**
 * The rows of a table of translations, the best for a reader first: the reader's language, then English, then any. As a
 * table `t`, limited to one row.
 */
const bestTranslation = ({ table, key, id, language }: Names): RawBuilder<unknown> => sql`
  from ${sql.table(table)} t where t.${sql.id(key)} = ${sql.ref(id)}
  order by t.language <> ${language}, t.language <> 'en', t.language limit 1`;

export interface LocalizedName {
  name: string;
  locale: Language;
}

/** The name of a row, and the language of the name. Null for a row without names. */
export const localizedName = (names: Names): RawBuilder<LocalizedName | null> => sql`
  (select json_build_object('name', t.name, 'locale', t.language) ${bestTranslation(names)})`;
