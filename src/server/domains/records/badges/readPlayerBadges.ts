import { sql } from 'kysely';
import { badgePaths } from '../../../../contract/badgePaths';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { PlayerBadge } from '../../../../contract/schemas/badges';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { named, reference } from '../../games/gameRows';
import { localizedName, type LocalizedName } from '../../games/localizedNames';
import type { BadgeQuery } from './badgeQuery';
import { numberColumns, numberSource, toThresholds, type PlayerNumbers } from './playerNumbers';
import { badgeCount, badgePage, pageOf, reignOf, type BadgeRow, type Owner } from './badgeRows';

interface Request {
  playerId: number;
  query: BadgeQuery;
  language: Language;
}

interface Row extends BadgeRow {
  gameId: number;
  slug: string;
  label: LocalizedName | null;
}

const ownerOf = (playerId: number): Owner => ({
  of: sql`b.player_id = ${playerId}::int`,
  heldBy: sql`b.position`,
});

async function findRows(database: Database, { playerId, query, language }: Request) {
  const { rows } = await sql<Row>`
    select b.*, g.slug, ${localizedName({ table: 'game_translations', key: 'game_id', id: 'b.game_id', language })} as label
    from (${badgePage(ownerOf(playerId), query)}) b join games g on g.id = b.game_id
    order by b.by ${query.state === 'held' ? sql`, b.id` : sql`desc, b.id desc`}`.execute(database);
  return rows;
}

interface Sums extends PlayerNumbers {
  points: number;
  total: number;
}

/** Undefined if there is no such player. */
async function findSums(database: Database, { playerId, query }: Request) {
  const total =
    query.state === 'held' ? sql`coalesce(t.badge_count, 0)` : badgeCount(ownerOf(playerId), query);
  const { rows } = await sql<Sums>`
    select coalesce(t.badge_points, 0) as points, ${total} as total, ${numberColumns}
    from ${numberSource} where p.id = ${playerId}`.execute(database);
  return rows[0];
}

const toBadge = (row: Row, playerId: number): PlayerBadge => ({
  '@id': `${badgePaths.playerBadges(playerId)}#${row.id}`,
  '@type': 'PlayerBadge',
  game: reference(
    'Game',
    paths.game(row.gameId),
    named({ id: row.gameId, slug: row.slug, label: row.label }),
  ),
  ...reignOf(row),
});

/** One page of the badges of a player, what the held ones are worth, and the thresholds; undefined if there is no such player. */
export const readPlayerBadges = async (database: Database, request: Request) =>
  inSnapshot(database, async (snapshot) => {
    const { playerId, query } = request;
    const sums = await findSums(snapshot, request);
    if (!sums) return undefined;
    const { rows, next } = pageOf(await findRows(snapshot, request), query);
    return {
      page: { items: rows.map((row) => toBadge(row, playerId)), total: sums.total, next },
      points: sums.points,
      ...toThresholds(sums),
    };
  });
