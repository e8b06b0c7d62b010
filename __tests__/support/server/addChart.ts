import type { Better, ChartStatus, GameStatus } from '../../../src/contract/records/catalogue';
import type { ValueFormatDefinition } from '../../../src/contract/schemas/valueFormats';
import type { Database } from '../../../src/server/platform/database/tables';

const points: ValueFormatDefinition = {
  parts: [{ size: 1, suffix: '' }],
  decimals: 0,
  minimum: 0,
  maximum: 1_000_000,
};

interface ChartToAdd {
  /** One for each value column. */
  better?: Better[];
  /** Of all columns; points by default. */
  format?: ValueFormatDefinition;
  status?: ChartStatus;
  gameStatus?: GameStatus;
  platformIds?: number[];
}

let added = 0;

/** Adds a chart in a game and group of its own. */
export async function addChart(database: Database, chart: ChartToAdd = {}): Promise<number> {
  added += 1;
  const slug = `chart-${added}`;
  const format = await database
    .insertInto('valueFormats')
    .values({ code: slug, definition: JSON.stringify(chart.format ?? points) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const game = await database
    .insertInto('games')
    .values({ slug, status: chart.gameStatus ?? 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const platformId of chart.platformIds ?? [])
    await database.insertInto('gamePlatforms').values({ gameId: game.id, platformId }).execute();
  const group = await database
    .insertInto('chartGroups')
    .values({ gameId: game.id, slug, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('charts')
    .values({
      gameId: game.id,
      groupId: group.id,
      slug,
      position: 1,
      status: chart.status ?? 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = (chart.better ?? ['higher']).map((better, index) => ({
    chartId: id,
    position: index + 1,
    formatId: format.id,
    better,
  }));
  await database.insertInto('chartValues').values(columns).execute();
  return id;
}

export async function addMember(database: Database): Promise<number> {
  added += 1;
  const username = `player_${added}`;
  const { id } = await database
    .insertInto('users')
    .values({
      username,
      slug: username,
      email: `${username}@example.org`,
      passwordHash: null,
      language: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
