import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { yearRules } from '../../../../contract/records/playerYears';
import type { PlayerYear } from '../../../../contract/schemas/playerYears';
import type { Database } from '../../../platform/database/tables';
import { isPublic, named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import type { YearSpan } from './yearSpan';

interface MonthRow {
  month: number;
  created: number;
  improved: number;
  corrected: number;
  accepted: number;
}

type GameRow = LabelledRow & { posts: number; started: boolean; total: number; fresh: number };

/** How much was posted in each month with something, and the games with most; the months before the year tell which games are new. */
export async function findYearPosts(
  snapshot: Database,
  { playerId, language, span }: { playerId: number; language: Language; span: YearSpan },
): Promise<Pick<PlayerYear, 'games' | 'nbGame' | 'nbStarted'> & { posted: MonthRow[] }> {
  const label = localizedName({ table: 'game_translations', key: 'game_id', id: 's.id', language });
  const posts = sql`sum(created + improved + corrected)`;
  const { rows } = await sql<{ posted: MonthRow[]; games: GameRow[] }>`
    with own as materialized (
      select * from player_months
      where player_id = ${playerId} and month >= ${span.first}::date and month < ${span.behind}::date
    ), known as materialized (
      select distinct game_id from player_months where player_id = ${playerId} and month < ${span.first}::date
    ), played as (
      select g.id, g.slug, o.posts, k.game_id is null as started
      from (select game_id, ${posts} as posts from own group by 1 having ${posts} > 0) o
      join games g on g.id = o.game_id left join known k on k.game_id = o.game_id where ${isPublic}
    ), most as (
      select *, count(*) over () as total, count(*) filter (where started) over () as fresh
      from played order by posts desc, id limit ${yearRules.games}
    )
    select (select coalesce(json_agg(m order by m.month), '[]') from (
        select extract(month from month)::int as month, sum(created) as created, sum(improved) as improved,
          sum(corrected) as corrected, sum(accepted) as accepted from own group by 1) m) as posted,
      (select coalesce(json_agg(s order by s.posts desc, s.id), '[]') from (select s.*, ${label} as label from most s) s) as games`.execute(
    snapshot,
  );
  const { posted, games } = rows[0] ?? { posted: [], games: [] };
  return {
    posted,
    games: games.map((row) => ({
      game: reference('Game', paths.game(row.id), named(row)),
      posts: row.posts,
      started: row.started,
    })),
    nbGame: games[0]?.total ?? 0,
    nbStarted: games[0]?.fresh ?? 0,
  };
}

/** The years in which the player posted, the latest first: each is looked up. */
export async function findYears(snapshot: Database, playerId: number): Promise<number[]> {
  const firstFrom = (from: string) => sql`(
    select month from player_months where player_id = ${playerId} and month >= ${sql.raw(from)} order by month limit 1)`;
  const { rows } = await sql<{ year: number }>`
    with recursive found as (
      select ${firstFrom(`'${yearRules.first}-01-01'::date`)} as month
      union all
      select ${firstFrom(`date_trunc('year', f.month) + interval '1 year'`)} from found f where f.month is not null
    )
    select extract(year from month)::int as year from found where month is not null order by 1 desc`.execute(
    snapshot,
  );
  return rows.map(({ year }) => year);
}
