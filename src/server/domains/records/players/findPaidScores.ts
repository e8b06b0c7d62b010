import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { PlayerScoreOrder } from '../../../../contract/records/catalogue';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import {
  isOfPublicChart,
  listedColumns,
  listedPlaces,
  listedSource,
  type ListedRow,
} from '../scores/listedScores';
import { toScore } from './findPlayerScores';

interface Request {
  playerId: number;
  query: { game: number; order: Exclude<PlayerScoreOrder, 'latest'>; size: number };
  language: Language;
}

/**
 * The scores of a player in a game for which most was paid. Each chart of the game is looked up in the payments: the player may have very many
 * scores in other games.
 */
export const readPaidScores = async (
  database: Database,
  { playerId, query: { game, order, size }, language }: Request,
) =>
  inSnapshot(database, async (snapshot) => {
    const byMedals = order === 'medals';
    const best = byMedals ? sql`x.medal, x.points desc` : sql`x.points desc`;
    const { rows } = await sql<ListedRow & { total: number }>`
      with paid as materialized (
        select x.chart_id, row_number() over (order by ${best}, x.chart_id) as position, count(*) over () as total
        from charts k cross join lateral (
          select * from score_points x where x.chart_id = k.id and x.player_id = ${playerId} offset 0) x
        where k.game_id = ${game} and k.status <> 'retired' and ${byMedals ? sql`x.medal is not null` : sql`x.points > 0`}
        order by position limit ${size}
      ), page as (
        select ${listedSource}, x.position, x.total
        from paid x join charts c on c.id = x.chart_id join games g on g.id = c.game_id
        cross join lateral (
          select s.* from scores s where s.chart_id = c.id and s.player_id = ${playerId} and s.ranked offset 0) s
        where ${isOfPublicChart}
      )
      select ${listedColumns(language)}, s.total from page s cross join ${listedPlaces} order by s.position`.execute(
      snapshot,
    );
    return {
      items: rows.map((row) => toScore(row, language)),
      total: rows[0]?.total ?? 0,
      next: undefined,
    };
  });
