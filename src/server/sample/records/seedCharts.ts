import type { Database } from '../../platform/database/tables';
import { insertRows } from '../insertRows';
import { columnNames } from './chartNames';
import { sampleFormats } from './sampleFormats';
import type { SampleChart, SampleGame, SampleGroup } from './sampleGame';
import { namesIn } from './sampleNames';

interface StoredGame {
  game: SampleGame;
  id: number;
}

/** Slugs of groups are unique in their game, and those of charts in their group. */
export const chartKey = (
  game: Pick<SampleGame, 'slug'>,
  group: Pick<SampleGroup, 'slug'>,
  chart: Pick<SampleChart, 'slug'>,
) => `${game.slug}/${group.slug}/${chart.slug}`;

async function seedFormats(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = Object.entries(sampleFormats).map(([code, definition]) => ({ code, definition }));
  const stored = await insertRows(database, 'valueFormats', rows, ['id', 'code']);
  return new Map(stored.map(({ id, code }) => [code, id]));
}

async function seedGroups(database: Database, games: readonly StoredGame[]) {
  const groups = games.flatMap(({ game, id: gameId }) =>
    game.groups.map((group, index) => ({ game, gameId, group, position: index + 1 })),
  );
  const stored = await insertRows(
    database,
    'chartGroups',
    groups.map(({ gameId, group, position }) => ({
      gameId,
      slug: group.slug,
      position,
      dlc: group.dlc ?? false,
      ranked: !group.unranked,
      proofPlaces: group.proofRule?.places ?? 'none',
      proofFrom: group.proofRule?.from ?? 1,
      proofSince: group.proofRule?.since ?? null,
    })),
    ['id', 'gameId', 'slug'],
  );
  const ids = new Map(stored.map(({ id, gameId, slug }) => [`${gameId}/${slug}`, id]));
  const withIds = groups.map((entry) => ({
    ...entry,
    id: ids.get(`${entry.gameId}/${entry.group.slug}`) ?? 0,
  }));
  const names = withIds.flatMap(({ id, group }) =>
    namesIn(group.names).map((name) => ({ groupId: id, ...name })),
  );
  await insertRows(database, 'chartGroupTranslations', names);
  return withIds;
}

async function seedValues(
  database: Database,
  charts: readonly { id: number; chart: SampleChart }[],
): Promise<void> {
  const formats = await seedFormats(database);
  const values = charts.flatMap(({ id, chart }) =>
    chart.columns.map(({ format, better }, index) => ({
      chartId: id,
      position: index + 1,
      formatId: formats.get(format) ?? 0,
      better,
    })),
  );
  await insertRows(database, 'chartValues', values);
  const names = charts
    .filter(({ chart }) => chart.columns.length > 1)
    .flatMap(({ id, chart }) =>
      chart.columns.flatMap(({ format }, index) =>
        namesIn(columnNames[format]).map((name) => ({
          chartId: id,
          position: index + 1,
          ...name,
        })),
      ),
    );
  await insertRows(database, 'chartValueTranslations', names);
}

/** Stores the groups and charts of the games; returns the ids of the charts by `chartKey`. */
export async function seedCharts(
  database: Database,
  games: readonly StoredGame[],
): Promise<ReadonlyMap<string, number>> {
  const charts = (await seedGroups(database, games)).flatMap(
    ({ id: groupId, game, gameId, group }) =>
      group.charts.map((chart, index) => ({
        game,
        gameId,
        group,
        groupId,
        chart,
        position: index + 1,
      })),
  );
  const stored = await insertRows(
    database,
    'charts',
    charts.map(({ gameId, groupId, chart, position }) => ({
      gameId,
      groupId,
      slug: chart.slug,
      position,
      status: chart.retired ? 'retired' : 'open',
    })),
    ['id', 'groupId', 'slug'],
  );
  const ids = new Map(stored.map(({ id, groupId, slug }) => [`${groupId}/${slug}`, id]));
  const withIds = charts.map((entry) => ({
    ...entry,
    id: ids.get(`${entry.groupId}/${entry.chart.slug}`) ?? 0,
  }));
  const names = withIds.flatMap(({ id, chart }) =>
    namesIn(chart.names).map((name) => ({ chartId: id, ...name })),
  );
  await insertRows(database, 'chartTranslations', names);
  await seedValues(database, withIds);
  return new Map(withIds.map(({ id, game, group, chart }) => [chartKey(game, group, chart), id]));
}
