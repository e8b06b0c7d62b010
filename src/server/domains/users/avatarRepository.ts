import type { Database } from '../../platform/database/tables';

export function createAvatarRepository(database: Database) {
  return {
    /** The member, with or without a picture. */
    async find(id: number) {
      return database
        .selectFrom('users as u')
        .leftJoin('avatars as a', 'a.userId', 'u.id')
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
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(picture))
        .execute();
    },
  };
}
