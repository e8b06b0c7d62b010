import { sql, type RawBuilder } from 'kysely';
import type { Chart } from '../../../../contract/schemas/charts';
import type { PastDay } from '../../../../contract/views/pastBoardView';

type PastChart = Pick<Chart, 'id' | 'columns'>;

/** The columns `amounts` and `sort_key` (see formulas/sortKey) of the content `after` of events e of a chart. */
function valueColumns({ columns }: PastChart): RawBuilder<unknown> {
  const amounts = columns.map(
    (_column, index) => sql`(e.after->'amounts'->>${sql.lit(index)}::int)::bigint`,
  );
  const keys = columns.map(({ better }, index) => {
    const bits = better === 'higher' ? sql`~${amounts[index]}` : amounts[index];
    return sql`int8send(${bits} # (-9223372036854775808)::bigint)`;
  });
  return sql`array[${sql.join(amounts)}] as amounts, ${sql.join(keys, sql` || `)} as sort_key`;
}

/** Whether the score of event e ranks after it. */
const ranks = sql`e.after->>'state' <> 'unproved' and e.kind <> 'unranked' and e.detail->'playerUnranked' is null
  and not (e.after->>'state' = 'proof_waiting_due' and coalesce(e.before->>'state', '') in ('unproved', 'withdrawn'))`;

/** The scores as the site knew them at the end of a day: what the last event of each says. */
function knownScores(chart: PastChart, end: Date): RawBuilder<unknown> {
  const before = sql`at < ${end}`;
  const isNewValue = sql`kind in ('created', 'improved')`;
  // Events of a merge do not say since when a score has its value; corrections do not always change it.
  const valuedAt = sql`coalesce(
    (select w.changed_at from scores w where w.id = l.id and w.chart_id = e.chart_id and w.changed_at < ${end}
      and to_jsonb(w.amounts) = e.after->'amounts'),
    (select v.at from score_events v where v.score_id = l.id and v.${before}
      and (v.kind = 'created' or v.before->'amounts' <> v.after->'amounts') order by v.id desc limit 1),
    e.at)`;
  return sql`
    select l.id, e.player_id, ${valueColumns(chart)},
      case when l.value_sequence > coalesce(l.other_sequence, 0) then l.valued_at else ${valuedAt} end as changed_at,
      (e.after->>'achievedOn')::date as achieved_on, e.after->>'state' as state, (e.after->>'platform')::int as platform_id,
      ${ranks} as ranked
    from (
      select score_id as id, max(sequence) as sequence, max(at) filter (where ${isNewValue}) as valued_at,
        max(sequence) filter (where ${isNewValue}) as value_sequence,
        max(sequence) filter (where kind in ('corrected', 'merged')) as other_sequence
      from score_events where chart_id = ${chart.id}::int and ${before} group by score_id
    ) l join score_events e on e.chart_id = ${chart.id}::int and e.sequence = l.sequence
    where e.after->>'state' <> 'withdrawn'`;
}

/** The scores of today that were achieved by a day; one without a day of its own on the day when its value was posted. */
const achievedScores = ({ id }: PastChart, day: string): RawBuilder<unknown> => sql`
  select s.id, s.player_id, s.amounts, s.sort_key, s.changed_at, s.achieved_on, s.state, s.platform_id, s.ranked
  from scores s where s.chart_id = ${id}::int and s.state <> 'withdrawn'
    and coalesce(s.achieved_on, (s.changed_at at time zone 'UTC')::date) <= ${day}::date`;

/** The scores of a chart at the end of a day in UTC, without the withdrawn ones: those of a board, and those that do not rank. */
export const pastScores = (chart: PastChart, { day, sense }: PastDay): RawBuilder<unknown> =>
  sense === 'known'
    ? knownScores(chart, new Date(Date.parse(day) + 86_400_000))
    : achievedScores(chart, day);
