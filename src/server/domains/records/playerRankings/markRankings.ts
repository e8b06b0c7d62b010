import { sql } from 'kysely';
import { playerBoards } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import {
  bestFirst,
  columnsOf,
  exactRanks,
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

/** The rankings of many players: what a game ranks by, and what all games together do. */
async function findLargeRankings(database: Database, threshold: number): Promise<Ranking[]> {
  const { rows: games } = await sql<{ id: number }>`
    select id from games where player_count > ${threshold} order by id`.execute(database);
  const { rows: others } = await sql`
    select from player_totals t where t.score_count > 0 offset ${threshold} limit 1`.execute(
    database,
  );
  const ofAll = others.length > 0 ? playerBoards : [];
  return [
    ...ofAll.map((board) => ({ gameId: undefined, board })),
    ...games.flatMap(({ id }) =>
      (['points', 'medals'] as const).map((board) => ({ gameId: id, board })),
    ),
  ];
}

/** Whether standings changed since the marks were made, and these are old enough. */
async function isDue(
  database: Database,
  ranking: Ranking,
  { factor = 20, rest = 60 }: Options,
): Promise<boolean> {
  const ofGame = ranking.gameId === undefined ? sql`` : sql`where game_id = ${ranking.gameId}`;
  const { rows } = await sql`
    select from marked_rankings m where m.game_id = ${markedGame(ranking)} and m.board = ${ranking.board}
      and (m.marked_at + greatest(${rest}::float8 * interval '1 s', ${factor}::float8 * m.took) > clock_timestamp()
        or m.marked_at > (select max(ranked_at) from game_rankings ${ofGame}) + ${slack}::float8 * interval '1 s')`.execute(
    database,
  );
  return rows.length === 0;
}

/** Makes the marks of a ranking again, from one reading of its index. */
async function markRanking(transaction: Database, ranking: Ranking): Promise<void> {
  const { board } = ranking;
  const gameId = markedGame(ranking);
  const columns = columnsOf(ranking, 't');
  const order = orderOf(ranking);
  await sql`delete from ranking_marks where game_id = ${gameId} and board = ${board}`.execute(
    transaction,
  );
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
  const games = sql.val(rankings.map(markedGame));
  for (const table of ['ranking_marks', 'marked_rankings'])
    await sql`delete from ${sql.table(table)} where game_id <> all(${games}::int[])`.execute(
      database,
    );
}
