import { Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { paths } from '../../../../contract/paths';
import {
  dayLength,
  dayRanges,
  yearLength,
  type DayRange,
} from '../../../../contract/records/playerDays';
import type { PlayerDay } from '../../../../contract/schemas/players';
import { postedKinds } from '../../../platform/database/postedKinds';
import type { Database } from '../../../platform/database/tables';
import { readChoice } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

const isRange = (text: string): text is DayRange => dayRanges.some((known) => known === text);

export const playerDayQuery = decodedParameters(
  Type.Object({
    range: Type.Optional(
      Type.String({
        enum: [...dayRanges],
        default: 'year',
        description:
          'The last 365 days and the last one before them, or all days; of more than 366 the last one of each of 366 parts.',
      }),
    ),
  }),
  (values) => ({ range: readChoice(values, 'range', isRange) ?? 'year' }),
);

/** No list has more: of more days the last one of each of so many parts. */
const mostDays = 366;

interface Request {
  id: number;
  range: DayRange;
  /** Today in UTC. */
  until: string;
}

type Row = Omit<PlayerDay, '@id' | '@type'>;

/** What a player had on the days on which something changed. The last one of them is that of the totals, until the next one. */
export async function findPlayerDays(
  database: Database,
  { id, range, until }: Request,
): Promise<PlayerDay[]> {
  const since = new Date(Date.parse(until) - yearLength * dayLength).toISOString().slice(0, 10);
  const columns = sql`k.day, k.chart_points, k.game_points, k.place0, k.place1, k.place2, k.place3, k.score_count,
    k.proved_count`;
  const before = sql`(select k.day from player_days k where k.player_id = ${id} and k.day <= ${since}::date
    order by k.day desc limit 1)`;
  const first = range === 'all' ? sql`'-infinity'` : sql`coalesce(${before}, '-infinity')`;
  const { rows } = await sql<Row>`
    with total as materialized (
      select ${columns}, (select count(*) from score_events e where e.player_id = ${id} and e.kind in ${postedKinds}
        and e.at >= k.day::timestamp at time zone 'UTC' and e.at < (k.day + 1)::timestamp at time zone 'UTC') as posts
      from player_totals k where k.player_id = ${id} and k.day is not null
    ), kept as (
      select ${columns}, k.posts from player_days k where k.player_id = ${id} and k.day >= ${first}::date
        and k.day < coalesce((select day from total), 'infinity')
      union all select * from total
    ), part as (
      select *, ntile(${mostDays}) over (order by day) as number from kept
    )
    select distinct on (number) day::text, chart_points as points, game_points,
      array[place0, place1, place2, place3] as medals, score_count as nb_score, proved_count as nb_proved,
      (sum(posts) over (partition by number))::int as posts
    from part order by number, day desc`.execute(database);
  return rows.map((row) => ({
    '@id': `${paths.playerDays(id)}#${row.day}`,
    '@type': 'PlayerDay',
    ...row,
  }));
}
