import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { PlayerGameOrder } from '../../../../contract/records/catalogue';
import type { PlayerGame } from '../../../../contract/schemas/players';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import { inMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { isPublic, named, reference, type LabelledRow } from '../../games/gameRows';
import { bestFirst, localizedName } from '../../games/localizedNames';
import { findGameRanks } from '../playerRankings/findGameRanks';
import type { PlayerGameQuery } from './playerGameQuery';

interface Request {
  playerId: number;
  query: PlayerGameQuery;
  language: Language;
}

interface Row extends LabelledRow {
  by: number | string;
  played: number;
  chartCount: number;
  playerCount: number;
  provedCount: number;
  points: number;
  gamePoints: number;
  medals: number[];
  lastScoreAt: string | null;
}

const shown = (playerId: number) => sql`
  game_standings n join games g on g.id = n.game_id
  where n.player_id = ${playerId} and n.score_count > 0 and ${isPublic}`;

/** What a standing n of game g is sorted by, the least first; names are long, and cursors short. */
const sortedBy = (order: PlayerGameOrder, language: Language): RawBuilder<unknown> =>
  ({
    points: sql`-n.chart_points`,
    completion: sql`-(n.score_count * 1000000::bigint / greatest(g.chart_count, n.score_count))`,
    latest: sql`-coalesce(${inMicroseconds('n.last_score_at')}, 0)`,
    name: sql`left(coalesce((select t.search_name from game_translations t where t.game_id = g.id
      order by ${bestFirst(language)} limit 1), g.slug), 60)`,
  })[order];

/** All standings of the player are read, one for each game, to be sorted. */
async function findRows(database: Database, { playerId, query, language }: Request) {
  const { order, after, size } = query;
  const type = sql.raw(order === 'name' ? 'text' : 'bigint');
  const behind = after ? sql`where (s.by, s.id) > (${after.by}::${type}, ${after.id}::int)` : sql``;
  const { rows } = await sql<Row>`
    select s.*, ${localizedName({ table: 'game_translations', key: 'game_id', id: 's.id', language })} as label
    from (
      select g.id, g.slug, g.chart_count, g.player_count, ${sortedBy(order, language)} as by,
        n.score_count as played, n.proved_count, n.chart_points as points, n.game_points, n.last_score_at,
        array[n.place0, n.place1, n.place2, n.place3, n.place4, n.place5] as medals
      from ${shown(playerId)}
    ) s ${behind} order by s.by, s.id limit ${size + 1}`.execute(database);
  return rows;
}

/** How many games the list of a player has. */
export async function countPlayerGames(database: Database, playerId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${shown(playerId)}`.execute(database);
  return rows[0]?.total ?? 0;
}

const toGame = (row: Row, playerId: number, rank: number | undefined): PlayerGame => ({
  '@id': `${paths.playerGames(playerId)}#${row.id}`,
  '@type': 'PlayerGame',
  game: reference('Game', paths.game(row.id), named(row)),
  played: row.played,
  nbChart: Math.max(row.chartCount, row.played),
  nbProved: row.provedCount,
  points: row.points,
  gamePoints: row.gamePoints,
  medals: row.medals,
  rank: rank ?? 1,
  of: Math.max(row.playerCount, rank ?? 1),
  lastScoreAt: row.lastScoreAt,
});

/** One page of the games in which a player has a ranked score, with the player’s place by points in each. */
export const readPlayerGames = async (database: Database, request: Request) =>
  inSnapshot(database, async (snapshot) => {
    const { playerId, query } = request;
    const found = await findRows(snapshot, request);
    const rows = found.slice(0, query.size);
    const ids = rows.map(({ id }) => id);
    const ranks = await findGameRanks(snapshot, { playerId, games: ids });
    const last = rows.at(-1);
    return {
      items: rows.map((row) => toGame(row, playerId, ranks.get(row.id))),
      total: await countPlayerGames(snapshot, playerId),
      next:
        last && found.length > rows.length ? writeCursor({ by: last.by, id: last.id }) : undefined,
    };
  });
