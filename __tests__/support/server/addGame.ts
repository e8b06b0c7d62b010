import type { Language } from '../../../src/contract/languages';
import type { GameStatus } from '../../../src/contract/records/catalogue';
import type { Database } from '../../../src/server/platform/database/tables';

type Names = Partial<Record<Language, string>>;

interface GameToAdd {
  names: Names;
  rules?: Names;
  status?: GameStatus;
  publishedAt?: string;
  seriesId?: number;
  platformIds?: number[];
  scoreCount?: number;
  groups?: { names: Names; position?: number; dlc?: boolean; charts?: number; retired?: number }[];
}

let added = 0;
const slug = () => {
  added += 1;
  return `row-${added}`;
};

const languagesOf = (names: Names) =>
  (Object.keys(names) as Language[]).map((language) => ({ language, name: names[language] ?? '' }));

export async function addSeries(database: Database, names: Names): Promise<number> {
  const { id } = await database
    .insertInto('series')
    .values({ slug: slug() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = languagesOf(names).map((name) => ({ seriesId: id, ...name }));
  await database.insertInto('seriesTranslations').values(rows).execute();
  return id;
}

export async function addPlatform(database: Database, names: Names): Promise<number> {
  const { id } = await database
    .insertInto('platforms')
    .values({ slug: slug() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = languagesOf(names).map((name) => ({ platformId: id, ...name }));
  await database.insertInto('platformTranslations').values(rows).execute();
  return id;
}

/** Adds a game, active by default, with its groups; their charts have no names. */
export async function addGame(database: Database, game: GameToAdd): Promise<number> {
  const { id } = await database
    .insertInto('games')
    .values({
      slug: slug(),
      status: game.status ?? 'active',
      publishedAt: game.publishedAt ?? '2026-01-01T00:00:00Z',
      seriesId: game.seriesId ?? null,
      scoreCount: game.scoreCount ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = languagesOf(game.names).map((name) => ({
    gameId: id,
    ...name,
    rules: game.rules?.[name.language] ?? null,
  }));
  await database.insertInto('gameTranslations').values(texts).execute();
  for (const platformId of game.platformIds ?? [])
    await database.insertInto('gamePlatforms').values({ gameId: id, platformId }).execute();
  for (const group of game.groups ?? []) await addGroup(database, id, group);
  return id;
}

async function addGroup(
  database: Database,
  gameId: number,
  group: NonNullable<GameToAdd['groups']>[number],
): Promise<void> {
  const { id } = await database
    .insertInto('chartGroups')
    .values({ gameId, slug: slug(), position: group.position ?? 1, dlc: group.dlc ?? false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = languagesOf(group.names).map((name) => ({ groupId: id, ...name }));
  await database.insertInto('chartGroupTranslations').values(names).execute();
  const count = (group.charts ?? 0) + (group.retired ?? 0);
  for (let index = 0; index < count; index += 1) {
    const chart = await database
      .insertInto('charts')
      .values({
        groupId: id,
        gameId,
        slug: slug(),
        position: index + 1,
        status: index < (group.retired ?? 0) ? 'retired' : 'open',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('chartCounts')
      .values({ chartId: chart.id, scoreCount: 10, rankedCount: 0, provedCount: 0 })
      .execute();
  }
}
