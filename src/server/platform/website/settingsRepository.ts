import type { Database } from '../database/tables';

export function createSettingsRepository(database: Database) {
  return {
    /** The stored value of a setting; undefined when it was never set. */
    async find(key: 'statistics' | 'site'): Promise<unknown> {
      const row = await database
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value;
    },
  };
}
