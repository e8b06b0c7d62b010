import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';

export function createAvatarRepository(database: Database) {
  return {
    /** The member, with or without a picture: one that a moderator hid is not shown. */
    async find(id: number) {
      return database
        .selectFrom('users as u')
        .leftJoin('avatars as a', (join) =>
          join.onRef('a.userId', '=', 'u.id').on('a.hiddenAt', 'is', null),
        )
        .select(['u.id', 'u.username', 'a.hash', 'a.bytes'])
        .where('u.id', '=', id)
        .executeTakeFirst();
    },

    async store(
      transaction: Database,
      userId: number,
      picture: { hash: string; bytes: Buffer },
    ): Promise<void> {
      await transaction
        .insertInto('avatars')
        .values({ userId, ...picture })
        .onConflict((conflict) =>
          conflict.column('userId').doUpdateSet({
            ...picture,
            // The same picture again stays hidden.
            hiddenAt: sql`case when avatars.hash = excluded.hash then avatars.hidden_at end`,
          }),
        )
        .execute();
    },
  };
}
