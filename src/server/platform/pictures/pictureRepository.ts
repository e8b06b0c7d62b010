import type { Database } from '../database/tables';

export function createPictureRepository(database: Database) {
  return {
    async findFile({ hash, width }: { hash: string; width: number }) {
      return database
        .selectFrom('pictureFiles')
        .select(['contentType', 'bytes'])
        .where('hash', '=', hash)
        .where('width', '=', width)
        .executeTakeFirst();
    },
  };
}
