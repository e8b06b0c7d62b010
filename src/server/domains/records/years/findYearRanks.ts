import { sql } from 'kysely';
import type { YearRank } from '../../../../contract/schemas/playerYears';
import type { Database } from '../../../platform/database/tables';
import { marksAround } from '../rankHistory/marksAround';
import { rankBetween, type Between } from '../rankHistory/rankBetween';
import { totalsAt } from '../rankHistory/standingsAt';
import type { YearSpan } from './yearSpan';

interface YearRanks {
  /** By the number of the month. */
  months: ReadonlyMap<number, YearRank>;
  best: YearRank | null;
}

const isBetter = (one: YearRank, other: YearRank | null) => !other || one.rank < other.rank;

/** The ranks by points at the end of the last kept day of each month, and the best of them; a better one of another day if it is the best ever. */
export async function findYearRanks(
  snapshot: Database,
  playerId: number,
  { first, until }: YearSpan,
): Promise<YearRanks> {
  const day = sql`d.day`;
  const { rows } = await sql<Between & { at: string; month: number }>`
    select d.day::text as at, extract(month from d.day)::int as month, r.counts, r.above, r.below
    from generate_series(${first}::date::timestamp, ${until}::date::timestamp, interval '1 month') m (start)
    cross join lateral (
      select day from ranking_days where day >= m.start::date and day < (m.start + interval '1 month')::date
        and day <= ${until}::date order by day desc limit 1
    ) d
    join player_totals t on t.player_id = ${playerId}
    cross join lateral (${totalsAt(day)}) k
    cross join lateral (${marksAround('points', day)}) r order by d.day`.execute(snapshot);
  const months = new Map<number, YearRank>();
  let best: YearRank | null = null;
  for (const { at, month, ...between } of rows) {
    const rank = { day: at, ...rankBetween(between) };
    months.set(month, rank);
    if (isBetter(rank, best)) best = rank;
  }
  const ever = await snapshot
    .selectFrom('playerBestRanks')
    .select(['rank', 'day'])
    .where('playerId', '=', playerId)
    .where('board', '=', 'points')
    .where('day', '>=', first)
    .where('day', '<=', until)
    .executeTakeFirst();
  if (ever && isBetter({ ...ever, exact: true }, best)) best = { ...ever, exact: true };
  return { months, best };
}
