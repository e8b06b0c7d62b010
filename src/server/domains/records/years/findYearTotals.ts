import { sql, type RawBuilder } from 'kysely';
import type { PlayerYear, YearTotals } from '../../../../contract/schemas/playerYears';
import { postedKinds } from '../../../platform/database/postedKinds';
import type { Database } from '../../../platform/database/tables';
import { totalsAt } from '../rankHistory/standingsAt';
import type { YearSpan } from './yearSpan';

interface Row {
  before: YearTotals | null;
  after: YearTotals | null;
  busiestDay: PlayerYear['busiestDay'];
}

const noTotals: YearTotals = {
  points: 0,
  gamePoints: 0,
  medals: [0, 0, 0, 0],
  nbScore: 0,
  nbProved: 0,
};

const totalsJson = sql`json_build_object('points', k.chart_points, 'gamePoints', k.game_points,
  'medals', json_build_array(k.place0, k.place1, k.place2, k.place3), 'nbScore', k.score_count, 'nbProved', k.proved_count)`;

/** What the player of the totals t had at the end of a day. */
const totalsOf = (day: RawBuilder<unknown>) =>
  sql`(select ${totalsJson} from (${totalsAt(day)}) k)`;

/**
 * What a player had before a year and at its end, and the day on which most was posted. Before the first event a player had nothing; other
 * days before the first kept one are not known.
 */
export async function findYearTotals(
  snapshot: Database,
  playerId: number,
  { first, until, before }: YearSpan,
): Promise<Row> {
  const { rows } = await sql<Row & { begins: boolean }>`
    select ${totalsOf(sql`${before}::date`)} as before, ${totalsOf(sql`${until}::date`)} as after, not exists (
      select from score_events e where e.player_id = t.player_id and e.at < ${first}::date::timestamp at time zone 'UTC') as begins, (
      select json_build_object('day', d.day::text, 'posts', d.posts) from (
        select k.day, k.posts from player_days k where k.player_id = t.player_id and k.day >= ${first}::date
          and k.day <= ${until}::date and k.day < t.day
        union all select t.day, (select count(*) from score_events e where e.player_id = t.player_id and e.kind in ${postedKinds}
          and e.at >= t.day::timestamp at time zone 'UTC' and e.at < (t.day + 1)::timestamp at time zone 'UTC')
        where t.day >= ${first}::date and t.day <= ${until}::date
      ) d where d.posts > 0 order by d.posts desc, d.day limit 1) as busiest_day
    from player_totals t where t.player_id = ${playerId}`.execute(snapshot);
  const [row] = rows;
  if (!row) return { before: null, after: null, busiestDay: null };
  return {
    before: row.before ?? (row.begins ? noTotals : null),
    after: row.after,
    busiestDay: row.busiestDay,
  };
}
