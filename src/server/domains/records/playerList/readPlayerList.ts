import { sql, type RawBuilder } from 'kysely';
import { paths } from '../../../../contract/paths';
import type { ListedPlayer } from '../../../../contract/schemas/players';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { nameColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { isListed, listings, ofCountry, orderOf } from './playerOrders';
import type { PlayerListQuery } from './playerListQuery';

/** Up to this number players are counted. */
const maxCount = 1000;
/** Shorter texts are in most names, and no index finds them. */
const minContained = 3;

interface Row extends PlayerRow {
  by: number | string;
  points: number;
  medals: number[];
  scoreCount: number;
  gameCount: number;
  lastScoreAt: string;
  memberSince: string;
}

/** What a page shows of a listing l and the totals t. */
const shown = sql`l.*, coalesce(t.chart_points, 0) as points, coalesce(t.score_count, 0) as score_count,
  array[coalesce(t.place0, 0), coalesce(t.place1, 0), coalesce(t.place2, 0), coalesce(t.place3, 0),
    coalesce(t.place4, 0), coalesce(t.place5, 0)] as medals`;

/** The listings next to a cursor, or the first ones, in the direction of the page. */
function listingsOf(query: PlayerListQuery): RawBuilder<unknown> {
  const { after, before, size } = query;
  const order = orderOf(query);
  const direction = before ? order.backward : order.forward;
  const ranges = (before && order.inFront(before)) ?? (after && order.behind(after)) ?? [sql`true`];
  const read = (range: RawBuilder<unknown>) =>
    sql`(select ${shown}, ${order.by} as by from ${order.from} where ${isListed(query)} and ${range} order by ${direction} limit ${size + 1})`;
  const [nearer = sql`true`, farther] = ranges;
  if (!farther) return read(nearer);
  const merged = before ? sql`by, player_id desc` : sql`by desc, player_id`;
  return sql`(select * from (${read(nearer)} union all ${read(farther)}) x order by ${merged} limit ${size + 1})`;
}

/** Players whose names contain a text, but do not begin with it. */
function containing(search: string, country: string | undefined, limit: number) {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`(select * from (
    select ${shown}, l.name as by from ${listings}
    where l.name like ${`%${text}%`} and l.name not like ${`${text}%`} and ${ofCountry(country)} limit ${limit}
  ) found order by by using ~<~)`;
}

/** The players of these listings, in their order. */
async function readRows(database: Database, found: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select l.*, ${nameColumns}, u.created_at as member_since
    from (select x.*, row_number() over () as place from ${found} x) l join users u on u.id = l.user_id
    order by l.place`.execute(database);
  return rows;
}

/** How many players the whole list has, at most one more than {@link maxCount}. */
async function countAll(database: Database, query: PlayerListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from player_listings l where ${isListed(query)} limit ${maxCount + 1}) l`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

const toListed = (row: Row): ListedPlayer => ({
  '@id': `${paths.players}#${row.playerId}`,
  '@type': 'ListedPlayer',
  player: toPlayer(row),
  points: row.points,
  medals: row.medals,
  nbScore: row.scoreCount,
  nbGame: row.gameCount,
  lastScoreAt: row.lastScoreAt,
  memberSince: row.memberSince,
});

const cursorAt = ({ by, playerId }: Row): string => writeCursor({ by, id: playerId });

/** One page of the players with scores and an account; rows and counts are of one moment. */
export const readPlayerList = async (database: Database, query: PlayerListQuery) =>
  inSnapshot(database, async (snapshot) => readPage(snapshot, query));

async function readPage(database: Database, query: PlayerListQuery) {
  const { search, country, after, before, size } = query;
  const found = await readRows(database, listingsOf(query));
  const isCut = found.length > size;
  const page = before ? found.slice(0, size).toReversed() : found.slice(0, size);
  const [top, bottom] = [page[0], page.at(-1)];
  const total = await countAll(database, query);
  const more = total > maxCount;
  if (search !== undefined && search.length >= minContained && !after && !before && !isCut) {
    const others = await readRows(database, containing(search, country, size + 1 - page.length));
    const rows = [...page, ...others].slice(0, size);
    const isWhole = rows.length === page.length + others.length;
    const items = rows.map(toListed);
    return { items, total: items.length, more: !isWhole, next: undefined, previous: undefined };
  }
  return {
    items: page.map(toListed),
    total: Math.min(total, maxCount),
    more,
    next: bottom && (before ? true : isCut) ? cursorAt(bottom) : undefined,
    previous: top && (before ? isCut : after !== undefined) ? cursorAt(top) : undefined,
  };
}
