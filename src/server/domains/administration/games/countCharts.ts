import type { Database } from '../../../platform/database/tables';

/** Writes how many charts a game has, without retired ones. */
export async function countCharts(transaction: Database, gameId: number): Promise<void> {
  await transaction
    .updateTable('games')
    .set(({ selectFrom, fn }) => ({
      chartCount: selectFrom('charts')
        .select(fn.countAll<number>().as('total'))
        .where('gameId', '=', gameId)
        .where('status', '<>', 'retired'),
    }))
    .where('id', '=', gameId)
    .execute();
}
