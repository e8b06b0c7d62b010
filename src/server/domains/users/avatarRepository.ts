import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { sessionRejected } from '../../platform/errors/problemError';

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

    /** Whether a moderator hid this picture of the member. Locks the member: a decision waits. */
    async isHidden(transaction: Database, userId: number, hash: string): Promise<boolean> {
      const { rows } = await sql`
        select from users where id = ${userId} for no key update`.execute(transaction);
      // The account was deleted while the picture was drawn.
      if (rows.length === 0) throw sessionRejected();
      const row = await transaction
        .selectFrom('reportCases')
        .select('id')
        .where('ownerId', '=', userId)
        .where('kind', '=', 'avatar')
        .where('thing', '=', hash)
        .where('hide', '=', true)
        .where('reversedAt', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
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
          conflict.column('userId').doUpdateSet({ ...picture, hiddenAt: null }),
        )
        .execute();
    },
  };
}
