import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { isPublic } from './gameRows';

/** What has a page of its own in the catalogue. */
export const catalogueKinds = ['games', 'groups', 'charts', 'series', 'platforms'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** What a list of URLs needs to know of a page of the catalogue. */
export interface CatalogueAddress {
  id: number;
  slug: string;
  /** The time of the last change that readers could see; null for a group or a chart without scores. */
  updatedAt: string | null;
}

interface Source {
  /** The rows as o, with a condition to which others can be added. */
  from: RawBuilder<unknown>;
  updatedAt: RawBuilder<unknown>;
}

/** What has pages because of its public games. */
const ofGames = (table: RawBuilder<unknown>, games: RawBuilder<unknown>): Source => ({
  from: sql`${table} o where exists (select from ${games} and ${isPublic})`,
  updatedAt: sql`(select max(greatest(g.updated_at, g.last_score_at)) from ${games} and ${isPublic})`,
});

const sources: Record<CatalogueKind, Source> = {
  games: {
    from: sql`games g join games o on o.id = g.id where ${isPublic}`,
    updatedAt: sql`greatest(o.updated_at, o.last_score_at)`,
  },
  groups: {
    from: sql`chart_groups o join games g on g.id = o.game_id where ${isPublic}`,
    updatedAt: sql`(select max(s.changed_at) from charts c join scores s on s.chart_id = c.id
      where c.group_id = o.id and c.status <> 'retired')`,
  },
  charts: {
    from: sql`charts o join games g on g.id = o.game_id
      where ${isPublic} and o.status <> 'retired'`,
    updatedAt: sql`(select max(s.changed_at) from scores s where s.chart_id = o.id)`,
  },
  series: ofGames(sql`series`, sql`games g where g.series_id = o.id`),
  platforms: ofGames(
    sql`platforms`,
    sql`game_platforms b join games g on g.id = b.game_id where b.platform_id = o.id`,
  ),
};

/**
 * The ranges of ids that hold public pages, by number: with a size of 500, range 1 is the ids from 1 to 500. Each is found
 * by one look into the primary key.
 */
export async function findCatalogueRanges(
  database: Database,
  kind: CatalogueKind,
  size: number,
): Promise<number[]> {
  const firstAfter = (id: RawBuilder<unknown>) => sql`(
    select (o.id - 1) / ${size}::integer + 1 from ${sources[kind].from} and o.id > ${id}
    order by o.id limit 1
  )`;
  const { rows } = await sql<{ number: number }>`
    with recursive ranges(number) as (
      select ${firstAfter(sql`0`)}
      union all
      select ${firstAfter(sql`ranges.number * ${size}::integer`)} from ranges where number is not null
    )
    select number from ranges where number is not null`.execute(database);
  return rows.map(({ number }) => number);
}

/** The public pages of a range of ids. */
export async function findCatalogueAddresses(
  database: Database,
  kind: CatalogueKind,
  { number, size }: { number: number; size: number },
): Promise<CatalogueAddress[]> {
  const { from, updatedAt } = sources[kind];
  const { rows } = await sql<CatalogueAddress>`
    select o.id, o.slug, ${updatedAt} as updated_at
    from ${from} and o.id > ${(number - 1) * size} and o.id <= ${number * size}
    order by o.id`.execute(database);
  return rows;
}
