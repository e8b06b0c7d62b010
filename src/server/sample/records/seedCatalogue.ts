import { isLanguage } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';
import { seededRandom } from '../covers/seededRandom';
import { insertRows } from '../insertRows';
import { sampleGames } from './generateScores';
import type { SampleGame } from './sampleGame';
import { namesIn } from './sampleNames';
import { samplePlatforms, sampleSeries } from './samplePlatforms';
import { sampleRules } from './sampleRules';
import { seedCharts } from './seedCharts';

/** Ids by slug. */
type Ids = ReadonlyMap<string, number>;

export interface Catalogue {
  games: Ids;
  platforms: Ids;
  /** By the slugs of the game, the group and the chart: see `chartKey`. */
  charts: Ids;
}

const bySlug = (rows: readonly { id: number; slug: string }[]): Ids =>
  new Map(rows.map(({ id, slug }) => [slug, id]));

/** The first games came with the site, the others within the year before their first chart opened. */
function publishedAt({ slug, since }: SampleGame): Date {
  const opened = Date.UTC(2003, 10, 16, 18);
  const days = 10 + Math.floor(seededRandom(slug)() * 300);
  return new Date(Math.max(opened, Date.UTC(since, 0, days, 18)));
}

async function seedPlatforms(database: Database): Promise<Ids> {
  const rows = samplePlatforms.map(({ slug, maker }) => ({ slug, maker }));
  const ids = bySlug(await insertRows(database, 'platforms', rows, ['id', 'slug']));
  const names = samplePlatforms.flatMap((platform) =>
    namesIn(platform.names).map((name) => ({ platformId: ids.get(platform.slug) ?? 0, ...name })),
  );
  await insertRows(database, 'platformTranslations', names);
  return ids;
}

async function seedSeries(database: Database): Promise<Ids> {
  const rows = sampleSeries.map(({ slug }) => ({ slug }));
  const ids = bySlug(await insertRows(database, 'series', rows, ['id', 'slug']));
  const names = sampleSeries.flatMap((series) =>
    namesIn(series.names).map((name) => ({ seriesId: ids.get(series.slug) ?? 0, ...name })),
  );
  await insertRows(database, 'seriesTranslations', names);
  return ids;
}

/** A translation is a name with rules: a language that has only one of them gets the English name. */
function textRows(gameId: number, { slug, names }: SampleGame) {
  const rules = sampleRules[slug] ?? {};
  const texts = new Map(namesIn(names).map(({ language, name }) => [language, name]));
  for (const language of Object.keys(rules))
    if (isLanguage(language) && !texts.has(language)) texts.set(language, names.en);
  return [...texts].map(([language, name]) => ({
    gameId,
    language,
    name,
    rules: rules[language] ?? null,
  }));
}

async function seedGames(database: Database, series: Ids): Promise<Ids> {
  const rows = sampleGames
    .map((game) => {
      const published = publishedAt(game);
      return {
        slug: game.slug,
        status: game.status ?? 'active',
        seriesId: series.get(game.series ?? '') ?? null,
        publishedAt: game.status === 'draft' ? null : published,
        createdAt: published,
        updatedAt: published,
        version: 1,
        chartCount: game.groups.flatMap(({ charts }) => charts).length,
      };
    })
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return bySlug(await insertRows(database, 'games', rows, ['id', 'slug']));
}

/** Stores the games with what they consist of. */
export async function seedCatalogue(database: Database): Promise<Catalogue> {
  const platforms = await seedPlatforms(database);
  const games = await seedGames(database, await seedSeries(database));
  const withIds = sampleGames.map((game) => ({ game, id: games.get(game.slug) ?? 0 }));
  await insertRows(
    database,
    'gameTranslations',
    withIds.flatMap(({ game, id }) => textRows(id, game)),
  );
  await insertRows(
    database,
    'gamePlatforms',
    withIds.flatMap(({ game, id }) =>
      game.platforms.map((slug) => ({ gameId: id, platformId: platforms.get(slug) ?? 0 })),
    ),
  );
  return { games, platforms, charts: await seedCharts(database, withIds) };
}
