import { sql } from 'kysely';
import { keptPlaces, type PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';

export interface Place {
  /** Of the player. */
  id: number;
  rank: number;
  /** What the ranking compares. */
  counts: number[];
}

interface KeptRow {
  since: string;
  latest: string | null;
  latestLeaders: number[] | null;
  latestBetter: number[] | null;
  day: string | null;
  of: number | null;
  leaders: number[] | null;
  better: number[] | null;
  /** An array for each number that the ranking compares. */
  counts: number[][] | null;
}

interface KeptPlaces {
  /** The first kept day of the ranking; null without any. */
  since: string | null;
  /** The last kept day until the one that was asked for; null without any. */
  day: string | null;
  /** How many players the ranking had. */
  of: number;
  /** The first 200. */
  places: Place[];
  /** The last kept day of all with the ranks of its first 200 players; null if it is the same day. */
  latest: { day: string; ranks: ReadonlyMap<number, number> } | null;
}

const rankAt = (better: number[] | null, index: number) => (better?.[index] ?? index) + 1;

function latestOf({ day, latest, latestLeaders, latestBetter }: KeptRow) {
  if (latest === null || latest === day) return null;
  const ranks = (latestLeaders ?? []).map(
    (id, index) => [id, rankAt(latestBetter, index)] as const,
  );
  return { day: latest, ranks: new Map(ranks) };
}

/** The kept places of a ranking of all players at the end of a day, with the ranks of the last kept day: two rows of its marks. */
export async function findKeptPlaces(
  database: Database,
  { board, day }: { board: PlayerBoard; day: string },
): Promise<KeptPlaces> {
  const kept = sql`1:${sql.lit(keptPlaces)}`;
  const { rows } = await sql<KeptRow>`
    select f.day as since, m.day, m.total as of, m.leaders, m.better[${kept}] as better, to_json(m.counts[:][${kept}]) as counts,
      n.day as latest, n.leaders as latest_leaders, n.better[${kept}] as latest_better
    from (select day from ranking_day_marks where board = ${board} order by day limit 1) f
    left join lateral (
      select * from ranking_day_marks where board = ${board} and day <= ${day}::date order by day desc limit 1
    ) m on true
    left join lateral (
      select * from ranking_day_marks where board = ${board} order by day desc limit 1
    ) n on true`.execute(database);
  const { since = null, day: found = null, of, leaders, better = null, counts } = rows[0] ?? {};
  return {
    since,
    day: found,
    of: of ?? 0,
    places: (leaders ?? []).map((id, index) => ({
      id,
      rank: rankAt(better, index),
      counts: (counts ?? []).map((column) => column[index] ?? 0),
    })),
    latest: rows[0] ? latestOf(rows[0]) : null,
  };
}
