import { sql } from 'kysely';
import { countryCodes } from '../../../../contract/countries';
import {
  playerBoards,
  partBoards,
  seriesBoards,
  rankingWindows,
  type RankingWindow,
} from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import {
  bestFirst,
  columnsOf,
  exactRanks,
  isMarkOf,
  markedBoard,
  markedGame,
  orderOf,
  standingsOf,
  type Ranking,
} from './rankings';

/** How many rows there are from one mark to the next. */
const distance = 250;

/** Seconds that a ranking may take from its time to its end, when others see it. */
const slack = 60;

interface Options {
  /** Rankings of more players have marks. */
  threshold?: number;
  /** How many times as long as making marks takes they stay at least; and in seconds. */
  factor?: number;
  rest?: number;
}

/** Whether a ranking has many players. The index has those of a country together. */
async function isLarge(database: Database, ranking: Ranking, threshold: number): Promise<boolean> {
  const { rows } =
    await sql`select from ${standingsOf(ranking)} offset ${threshold} limit 1`.execute(database);
  return rows.length > 0;
}

/** Whether players of a country can be ranked by themselves. */
const isInCountries = ({ part, platformId }: Ranking): boolean =>
  part === undefined && platformId === undefined;

/** The same rankings within the countries that have many players in them. */
async function withinCountries(
  database: Database,
  rankings: readonly Ranking[],
  { countries, threshold }: { countries: readonly string[]; threshold: number },
): Promise<Ranking[]> {
  const found: Ranking[] = [];
  for (const ranking of rankings) {
    found.push(ranking);
    for (const country of isInCountries(ranking) ? countries : []) {
      const ofCountry = { ...ranking, country };
      if (await isLarge(database, ofCountry, threshold)) found.push(ofCountry);
    }
  }
  return found;
}

/** The boards of the latest windows in which many players gained something. */
async function findLargeWindows(database: Database, threshold: number): Promise<Ranking[]> {
  const { rows } = await sql<Record<RankingWindow, string | null>>`
    select ${sql.join(
      rankingWindows.map((window) => {
        const start = sql.ref(window);
        // As the index says it.
        return sql`(select max(${start})::text from player_gains where ${sql.ref(`${window}_points`)} > 0) as ${start}`;
      }),
    )}`.execute(database);
  const found: Ranking[] = [];
  for (const window of rankingWindows)
    for (const board of playerBoards) {
      const since = rows[0]?.[window];
      if (!since) continue;
      const everyone: Ranking = { gameId: undefined, gained: { window, since }, board };
      if (await isLarge(database, everyone, threshold)) found.push(everyone);
    }
  return found;
}

/** The series or the platforms with many players. The index has those of each together. */
async function findLarge(
  database: Database,
  kind: 'series' | 'platforms',
  threshold: number,
): Promise<number[]> {
  const standings =
    kind === 'series'
      ? sql`series_standings t where t.series_id = x.id`
      : sql`platform_standings t where t.platform_id = x.id`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} x where exists (
      select from ${standings} and t.score_count > 0 offset ${threshold} limit 1)`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** The rankings of many players: what a game ranks by, and what all games together do, those of a series or a platform, also within large countries. */
async function findLargeRankings(database: Database, threshold: number): Promise<Ranking[]> {
  const { rows: games } = await sql<GameOrPart>`
    select id, null::int as part from games where player_count > ${threshold}
    union all select game_id, id from game_parts where player_count > ${threshold}
    order by id, part nulls first`.execute(database);
  const all = { gameId: undefined, board: 'points' } as const;
  if (!(await isLarge(database, all, threshold))) return ofGames(games);
  const countries: string[] = [];
  for (const country of countryCodes)
    if (await isLarge(database, { ...all, country }, threshold)) countries.push(country);
  const series = await findLarge(database, 'series', threshold);
  const platforms = await findLarge(database, 'platforms', threshold);
  const rankings: Ranking[] = [
    ...playerBoards.map((board) => ({ gameId: undefined, board })),
    ...series.flatMap((seriesId) =>
      seriesBoards.map((board) => ({ gameId: undefined, seriesId, board })),
    ),
    ...platforms.flatMap((platformId) =>
      partBoards.map((board) => ({ gameId: undefined, platformId, board })),
    ),
    ...(await findLargeWindows(database, threshold)),
    ...ofGames(games),
  ];
  return withinCountries(database, rankings, { countries, threshold });
}

interface GameOrPart {
  id: number;
  part: number | null;
}

const ofGames = (games: readonly GameOrPart[]): Ranking[] =>
  games.flatMap(({ id, part }) =>
    (['points', 'medals'] as const).map((board) => ({
      gameId: id,
      part: part ?? undefined,
      board,
    })),
  );

/** Whether standings changed since the marks were made, and these are old enough. */
async function isDue(
  database: Database,
  ranking: Ranking,
  { factor = 20, rest = 60 }: Options,
): Promise<boolean> {
  const { gameId, platformId } = ranking;
  const ofGame = gameId === undefined ? sql`` : sql`where game_id = ${gameId}`;
  const changedAt =
    platformId === undefined
      ? sql`(select max(ranked_at) from game_rankings ${ofGame})`
      : sql`(select worked_at from platform_work)`;
  const { rows } = await sql`
    select from marked_rankings m where ${isMarkOf(ranking)}
      and (m.marked_at + greatest(${rest}::float8 * interval '1 s', ${factor}::float8 * m.took) > clock_timestamp()
        or m.marked_at > ${changedAt} + ${slack}::float8 * interval '1 s')`.execute(database);
  return rows.length === 0;
}

/** Makes the marks of a ranking again, from one reading of its index. */
async function markRanking(transaction: Database, ranking: Ranking): Promise<void> {
  const [gameId, board] = [markedGame(ranking), markedBoard(ranking)];
  const columns = columnsOf(ranking, 't');
  const order = orderOf(ranking);
  await sql`delete from ranking_marks where ${isMarkOf(ranking)}`.execute(transaction);
  await sql`
    with marks as (
      insert into ranking_marks (game_id, board, position, better, counts, player_id)
      select ${gameId}::int, ${board}::text, t.position, t.better, array[${columns}]::bigint[], t.player_id
      from (
        select t.player_id, ${columns}, row_number() over w as position, rank() over (order by ${bestFirst(ranking)}) - 1 as better,
          lead(t.player_id) over w is null as is_last
        from ${standingsOf(ranking)} window w as (order by ${order})
      ) t where t.position % ${distance} = 0 or t.is_last
      returning position
    )
    insert into marked_rankings as m (game_id, board, total, marked_at, took)
    select ${gameId}::int, ${board}::text, coalesce(max(position), 0), now(), clock_timestamp() - now() from marks
    on conflict (game_id, board) do update
      set total = excluded.total, marked_at = excluded.marked_at, took = excluded.took`.execute(
    transaction,
  );
}

/** Makes the marks of the large rankings that changed, each in a transaction of its own, and removes those of others. */
export async function markRankings(
  { database }: { database: Database },
  { threshold = exactRanks, ...options }: Options = {},
): Promise<void> {
  const rankings = await findLargeRankings(database, threshold);
  for (const ranking of rankings)
    if (await isDue(database, ranking, options))
      await database
        .transaction()
        .execute(async (transaction) => markRanking(transaction, ranking));
  const [games, boards] = [rankings.map(markedGame), rankings.map(markedBoard)];
  for (const table of ['ranking_marks', 'marked_rankings'])
    await sql`delete from ${sql.table(table)} where (game_id, board) not in (
      select * from unnest(${sql.val(games)}::int[], ${sql.val(boards)}::text[]))`.execute(
      database,
    );
}
