import type { Database } from '../../../src/server/platform/database/tables';

let added = 0;

/** Adds a series without games. */
export async function addSeries(database: Database): Promise<number> {
  added += 1;
  const { id } = await database
    .insertInto('series')
    .values({ slug: `series-${added}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('seriesTranslations')
    .values({ seriesId: id, language: 'en', name: `Series ${added}` })
    .execute();
  return id;
}

export async function gameOf(database: Database, chart: number): Promise<number> {
  const { gameId } = await database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  return gameId;
}

/** Puts the games of charts into a series, or into none. */
export async function putIntoSeries(
  database: Database,
  seriesId: number | null,
  charts: readonly number[],
): Promise<void> {
  for (const chart of charts)
    await database
      .updateTable('games')
      .set({ seriesId })
      .where('id', '=', await gameOf(database, chart))
      .execute();
}
