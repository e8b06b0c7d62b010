import { sql, type RawBuilder } from 'kysely';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import { writeCursor } from '../../../platform/http/pageCursor';
import type { BadgeQuery } from './badgeQuery';

export interface BadgeRow {
  id: number;
  /** What the list is sorted by, before the id. */
  by: number;
  value: number;
  wonAt: string;
  lostAt: string | null;
}

/** Whose badges: a condition on rows b of player_badges, and what the held ones are sorted by before the id. */
export interface Owner {
  of: RawBuilder<boolean>;
  heldBy: RawBuilder<number>;
}

/** The rows b of a page and one more: held ones, or earlier ones, of which those that ended last come first. */
export function badgePage({ of, heldBy }: Owner, query: BadgeQuery): RawBuilder<unknown> {
  const { state, after, size } = query;
  const limit = sql`limit ${size + 1}`;
  if (state === 'held') {
    const behind = after
      ? sql`and (${heldBy}, b.id) > (${after.by}::bigint, ${after.id}::int)`
      : sql``;
    return sql`select b.*, ${heldBy} as by from player_badges b
      where ${of} and b.lost_at is null ${behind} order by ${heldBy}, b.id ${limit}`;
  }
  const behind = after
    ? sql`and (b.lost_at, b.id) < (${fromMicroseconds(after.by)}, ${after.id}::int)`
    : sql``;
  return sql`select b.*, ${inMicroseconds('b.lost_at')} as by from player_badges b
    where ${of} and b.lost_at is not null ${behind} order by b.lost_at desc, b.id desc ${limit}`;
}

/** How many badges of an owner were lost, or are held. */
export const badgeCount = ({ of }: Owner, { state }: Pick<BadgeQuery, 'state'>) =>
  sql<number>`(select count(*) from player_badges b
    where ${of} and b.lost_at is ${state === 'held' ? sql`null` : sql`not null`})`;

/** The rows that were asked for, and where the next page starts. */
export function pageOf<Row extends BadgeRow>(found: readonly Row[], { size }: BadgeQuery) {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    rows,
    next:
      last && found.length > rows.length ? writeCursor({ by: last.by, id: last.id }) : undefined,
  };
}

export const reignOf = ({ id, value, wonAt, lostAt }: BadgeRow) => ({ id, value, wonAt, lostAt });
