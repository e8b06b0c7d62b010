import { sql } from 'kysely';
import { badgePaths } from '../../../../contract/badgePaths';
import type { GameBadge } from '../../../../contract/schemas/badges';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import type { BadgeQuery } from './badgeQuery';
import { badgeCount, badgePage, pageOf, reignOf, type BadgeRow, type Owner } from './badgeRows';

interface Request {
  gameId: number;
  query: BadgeQuery;
}

type Row = BadgeRow & PlayerRow;

/** Those who hold it are no more than 1,000: they are sorted by their ids alone. */
const ownerOf = (gameId: number): Owner => ({
  of: sql`b.game_id = ${gameId}::int`,
  heldBy: sql`0::bigint`,
});

async function findRows(database: Database, { gameId, query }: Request) {
  const { rows } = await sql<Row>`
    select b.id, b.by, b.value, b.won_at, b.lost_at, b.player_id, ${playerColumns}
    from (${badgePage(ownerOf(gameId), query)}) b
    join players p on p.id = b.player_id left join users u on u.id = p.user_id
    order by b.by ${query.state === 'held' ? sql`, b.id` : sql`desc, b.id desc`}`.execute(database);
  return rows;
}

interface Sums {
  value: number;
  holders: number;
  total: number;
}

async function findSums(database: Database, { gameId, query }: Request): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(max(b.value), 0) as value, count(*) as holders, ${badgeCount(ownerOf(gameId), query)} as total
    from player_badges b where b.game_id = ${gameId}::int and b.lost_at is null`.execute(database);
  return rows[0] ?? { value: 0, holders: 0, total: 0 };
}

const toBadge = (row: Row, gameId: number): GameBadge => ({
  '@id': `${badgePaths.gameBadge(gameId)}#${row.id}`,
  '@type': 'GameBadge',
  player: toPlayer(row),
  ...reignOf(row),
});

/** One page of those who hold the badge of a game, or of those who held it before. */
export const readGameBadge = async (database: Database, request: Request) =>
  inSnapshot(database, async (snapshot) => {
    const { value, holders, total } = await findSums(snapshot, request);
    const { rows, next } = pageOf(await findRows(snapshot, request), request.query);
    return {
      page: { items: rows.map((row) => toBadge(row, request.gameId)), total, next },
      value,
      holders,
    };
  });
