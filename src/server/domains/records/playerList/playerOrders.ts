import { sql, type RawBuilder } from 'kysely';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import type { PlayerCursor, PlayerListQuery } from './playerListQuery';

/** Of each listing l the totals t of the player are looked up. */
export const listings = sql`player_listings l left join player_totals t on t.player_id = l.player_id`;

export const ofCountry = (country: string | undefined) =>
  country === undefined ? sql`true` : sql`l.country = ${country}::text`;

/** Greater than any name that begins with the text, in the order of bytes. */
const endOf = (start: string) => `${start}\u{10ffff}`;

/** Which listings l a list has. */
export const isListed = ({ search, country }: PlayerListQuery): RawBuilder<unknown> =>
  search === undefined
    ? ofCountry(country)
    : sql`l.name ~>=~ ${search}::text and l.name ~<~ ${endOf(search)}::text and ${ofCountry(country)}`;

/** What a list is read by, in the order of an index. */
export interface PlayerOrder {
  from: RawBuilder<unknown>;
  /** What the list is sorted by, as a cursor has it. */
  by: RawBuilder<unknown>;
  /** The order, and the same from the end. */
  forward: RawBuilder<unknown>;
  backward: RawBuilder<unknown>;
  /** Conditions for the rows behind a cursor, and in front of it: each is a range of the index, the nearer one first. */
  behind: (cursor: PlayerCursor) => RawBuilder<unknown>[];
  inFront: (cursor: PlayerCursor) => RawBuilder<unknown>[];
}

/** By the order of the index, which is that of bytes. A name has one player. */
const name: PlayerOrder = {
  from: listings,
  by: sql`l.name`,
  forward: sql`l.name using ~<~`,
  backward: sql`l.name using ~>~`,
  behind: ({ by }) => [sql`l.name ~>~ ${by}::text`],
  inFront: ({ by }) => [sql`l.name ~<~ ${by}::text`],
};

/**
 * Equals are ordered by their ids, and are a range of their own: a tie may be very large. The totals of a country have an index; they follow
 * a change of it a moment later than the listing.
 */
const points = (country: string | undefined): PlayerOrder => ({
  from: sql`player_totals t join player_listings l on l.player_id = t.player_id and t.score_count > 0
    ${country === undefined ? sql`` : sql`and t.country = ${country}::text`}`,
  by: sql`t.chart_points`,
  forward: sql`t.chart_points desc, t.player_id`,
  backward: sql`t.chart_points, t.player_id desc`,
  behind: ({ by, id }) => [
    sql`t.chart_points = ${by}::bigint and t.player_id > ${id}::int`,
    sql`t.chart_points < ${by}::bigint`,
  ],
  inFront: ({ by, id }) => [
    sql`t.chart_points = ${by}::bigint and t.player_id < ${id}::int`,
    sql`t.chart_points > ${by}::bigint`,
  ],
});

const place = ({ by, id }: PlayerCursor) => sql`(${fromMicroseconds(Number(by))}, ${id}::int)`;

const active: PlayerOrder = {
  from: listings,
  by: inMicroseconds('l.last_score_at'),
  forward: sql`l.last_score_at desc, l.player_id desc`,
  backward: sql`l.last_score_at, l.player_id`,
  behind: (cursor) => [sql`(l.last_score_at, l.player_id) < ${place(cursor)}`],
  inFront: (cursor) => [sql`(l.last_score_at, l.player_id) > ${place(cursor)}`],
};

/** Ids of accounts grow with the time. */
const newest: PlayerOrder = {
  from: listings,
  by: sql`l.user_id`,
  forward: sql`l.user_id desc`,
  backward: sql`l.user_id`,
  behind: ({ by }) => [sql`l.user_id < ${by}::bigint`],
  inFront: ({ by }) => [sql`l.user_id > ${by}::bigint`],
};

export function orderOf({ search, order, country }: PlayerListQuery): PlayerOrder {
  if (search !== undefined) return name;
  return order === 'points' ? points(country) : { active, newest }[order];
}
