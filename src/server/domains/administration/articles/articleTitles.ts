import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Database } from '../../../platform/database/tables';

/**
 * The titles of the given articles by id, in the reader's language, else English, else any language. A title is null when none
 * is written yet; unknown ids are missing.
 */
export async function findArticleTitles(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: string | null }>`
    select a.id, (
      select t.title from article_translations t where t.article_id = a.id and t.title <> ''
      order by t.language = ${language} desc, t.language = 'en' desc, t.language limit 1) as title
    from articles a where a.id in (${sql.join([...new Set(ids)])})`.execute(database);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
