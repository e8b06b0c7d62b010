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

/** Orders translations t, the best for a reader first: the reader's language, then English, then the others. */
export const bestFirst = (language: Language): RawBuilder<unknown> =>
  sql`t.language <> ${language}, t.language <> 'en', t.language`;

export interface LocalizedName {
  name: string;
  locale: Language;
}

/** The name of a row, and the language of the name. Null for a row without names. */
export const localizedName = ({
  table,
  key,
  id,
  language,
}: Names): RawBuilder<LocalizedName | null> => sql`
  (select json_build_object('name', t.name, 'locale', t.language)
    from ${sql.table(table)} t where t.${sql.id(key)} = ${sql.ref(id)}
    order by ${bestFirst(language)} limit 1)`;

/** A row x with its id, slug and name as JSON; a row without names is called by its slug. */
export const namedJson = (names: Omit<Names, 'id'>): RawBuilder<unknown> => sql`
  json_build_object('id', x.id, 'slug', x.slug)::jsonb || coalesce(
    ${localizedName({ ...names, id: 'x.id' })}::jsonb,
    jsonb_build_object('name', x.slug, 'locale', 'en'))`;

/** A platform x, see {@link namedJson}. */
export const platformJson = (language: Language): RawBuilder<unknown> =>
  namedJson({ table: 'platform_translations', key: 'platform_id', language });
