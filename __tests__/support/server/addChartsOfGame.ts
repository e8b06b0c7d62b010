import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/platform/database/tables';
import { addChart } from './addChart';

/** Adds a game called Starlance whose groups, in their order, have so many charts. Charts are listed as the game lists them. */
export async function addChartsOfGame(database: Database, sizes: readonly number[]) {
  const { id: gameId } = await database
    .insertInto('games')
    .values({ slug: `starlance-${randomUUID()}`, status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('gameTranslations')
    .values({ gameId, language: 'en', name: 'Starlance' })
    .execute();
  const groups: number[] = [];
  const charts: number[] = [];
  for (const [position, size] of sizes.entries()) {
    const group = await database
      .insertInto('chartGroups')
      .values({ gameId, slug: `group-${position}`, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    groups.push(group.id);
    for (let index = 0; index < size; index += 1) {
      const id = await addChart(database);
      await database
        .updateTable('charts')
        .set({ gameId, groupId: group.id, position: index })
        .where('id', '=', id)
        .execute();
      charts.push(id);
    }
  }
  return { gameId, groups, charts };
}
