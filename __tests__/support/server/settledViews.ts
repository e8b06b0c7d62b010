import type { Database } from '../../../src/server/platform/database/tables';
import { eventually } from '../eventually';

/** The article's views, once they match or after a bounded wait: views are counted after the response. */
export async function settledViews(
  database: Database,
  id: number,
  expected: number,
): Promise<number> {
  const read = async () => {
    const row = await database
      .selectFrom('articles')
      .select('views')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.views;
  };
  return eventually(read, (views) => views === expected).catch(read);
}
