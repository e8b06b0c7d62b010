import type { Database } from '../database/tables';

export function createSettingsRepository(database: Database) {
  return {
    /** The stored settings of the site; undefined when they were never set. */
    async findSite(): Promise<unknown> {
      const row = await database
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'site')
        .executeTakeFirst();
      return row?.value;
    },
  };
}
