import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { PlayerDelta, PlayerDeltas } from './playerDeltas';
import { seriesOf } from './seriesOf';

/** The sums of a series, in the order of the columns. */
const sums = [
  'chart_points',
  'game_points',
  'place0',
  'place1',
  'place2',
  'place3',
  'place4',
  'place5',
  'cup0',
  'cup1',
  'cup2',
  'cup3',
  'score_count',
  'proved_count',
] as const;

const columns = sql.join(sums.map((name) => sql.ref(name)));

const sumsOf = ({ points, gamePoints, medals, cups, scores, proved }: PlayerDelta) => [
  points,
  gamePoints,
  ...medals,
  ...cups,
  scores,
  proved,
];

/** Adds rows of a series, a player and the sums to the standings of series. */
const addRows = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into series_standings as t (series_id, player_id, ${columns}) ${rows}
  on conflict (series_id, player_id) do update set ${sql.join(
    sums.map((name) => sql`${sql.ref(name)} = t.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  )}`;

/** Adds what a change of a locked game adds to the totals of players to the standings of its series. Their totals must be locked. */
export async function addToSeries(
  transaction: Database,
  gameId: number,
  deltas: PlayerDeltas,
): Promise<void> {
  const changed = [...deltas]
    .map(([id, delta]) => [id, ...sumsOf(delta)])
    .filter(([, ...counts]) => counts.some(Boolean));
  if (changed.length === 0) return;
  const values = ['player_id', ...sums].map(
    (_name, index) => sql`${sql.val(changed.map((row) => row[index] ?? 0))}::bigint[]`,
  );
  await addRows(sql`
    select x.series_id, d.* from unnest(${sql.join(values)}) d (player_id, ${columns})
    cross join games g cross join lateral (${seriesOf(sql`d.player_id`)}) x
    where g.id = ${gameId}::int and x.series_id is not null`).execute(transaction);
}

/** What standings n, of games r, add to the totals of their players. */
const counted = sql.join(
  sums.map((name) => {
    if (name === 'score_count' || name === 'proved_count') return sql`n.${sql.ref(name)}`;
    const sum = name.startsWith('cup')
      ? sql`(n.cup in ${name === 'cup1' ? sql`(0, 1)` : sql`(${sql.lit(Number(name.slice(3)))})`})::int`
      : sql`n.${sql.ref(name)}`;
    return sql`case when r.counted then coalesce(${sum}, 0) else 0 end`;
  }),
);

/** Moves what some players have in a game from the standings of one series to those of another. Their totals must be locked. */
export async function moveStandings(
  transaction: Database,
  {
    gameId,
    players,
    from,
    to,
  }: { gameId: number; players: readonly number[]; from: number | null; to: number | null },
): Promise<void> {
  const ids = sql`${sql.val([...players])}::int[]`;
  const standings = (series: number, sign: RawBuilder<unknown>) => sql`
    select ${series}::int, d.player_id, ${sql.join(sums.map((name) => sql`${sign} * d.${sql.ref(name)}`))}
    from (
      select n.player_id, ${counted} from game_standings n join game_rankings r on r.game_id = n.game_id
      where n.game_id = ${gameId}::int and n.player_id = any(${ids})
    ) d (player_id, ${columns})`;
  if (to !== null) await addRows(standings(to, sql`1`)).execute(transaction);
  if (from === null) return;
  await addRows(standings(from, sql`-1`)).execute(transaction);
  await sql`
    delete from series_standings where series_id = ${from} and player_id = any(${ids})
      and (${columns}) = (${sql.join(sums.map(() => sql`0`))})`.execute(transaction);
}

/**
 * Writes what the standings of series are by those of games. The totals of the players must be locked.
 * @returns How many were wrong.
 */
export async function mendSeries(
  transaction: Database,
  players: readonly number[],
): Promise<number> {
  const ids = sql`${sql.val([...players])}::int[]`;
  const { rows } = await sql`
    with due as (
      select x.series_id, d.player_id, ${sql.join(sums.map((name) => sql`sum(d.${sql.ref(name)}) as ${sql.ref(name)}`))}
      from (
        select n.game_id, n.player_id, ${counted} from game_standings n
        join game_rankings r on r.game_id = n.game_id where n.player_id = any(${ids})
      ) d (game_id, player_id, ${columns})
      join games g on g.id = d.game_id cross join lateral (${seriesOf(sql`d.player_id`)}) x
      where x.series_id is not null group by 1, 2
    ), gone as (
      delete from series_standings t where t.player_id = any(${ids})
        and not exists (select from due d where d.series_id = t.series_id and d.player_id = t.player_id)
      returning 0 < any(array[${sql.join(sums.map((name) => sql`abs(t.${sql.ref(name)})`))}]) as wrong
    ), written as (
      insert into series_standings as t (series_id, player_id, ${columns}) select * from due
      on conflict (series_id, player_id) do update set ${sql.join(
        sums.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
      )}
      where (${sql.join(sums.map((name) => sql`t.${sql.ref(name)}`))})
        is distinct from (${sql.join(sums.map((name) => sql`excluded.${sql.ref(name)}`))})
      returning 1
    )
    select from gone where wrong union all select from written`.execute(transaction);
  return rows.length;
}
