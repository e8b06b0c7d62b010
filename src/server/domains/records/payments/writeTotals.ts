import { sql } from 'kysely';
import { postedKinds } from '../../../platform/database/postedKinds';
import type { Database } from '../../../platform/database/tables';
import type { PlayerDelta, PlayerDeltas } from './playerDeltas';
import { addToGains } from './writeGains';

const integers = (values: readonly number[]) => sql`${sql.val([...values])}::bigint[]`;

const isChange = ({ medals, cups, parts: _parts, ...sums }: PlayerDelta) =>
  medals.some(Boolean) || cups.some(Boolean) || Object.values(sums).some(Boolean);

interface Change {
  deltas: PlayerDeltas;
  /** Whose scores changed: the day has a row of them also if no sum changed. */
  posters?: ReadonlySet<number>;
  /** The time whose day, in UTC, the change belongs to. */
  now: Date;
}

/** Keeps what players had at the end of the last day on which it changed. They must be locked. */
async function keepDays(transaction: Database, ids: readonly number[], day: string): Promise<void> {
  await sql`
    insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count,
      proved_count, place4, place5, cup0, cup1, cup2, cup3, badge_points, badge_count, posts)
    select t.player_id, t.day, t.chart_points, t.game_points, t.place0, t.place1, t.place2, t.place3, t.score_count,
      t.proved_count, t.place4, t.place5, t.cup0, t.cup1, t.cup2, t.cup3, t.badge_points, t.badge_count,
      (select count(*) from score_events e where e.player_id = t.player_id and e.kind in ${postedKinds}
        and e.at >= t.day::timestamp at time zone 'UTC' and e.at < (t.day + 1)::timestamp at time zone 'UTC')
    from player_totals t where t.player_id = any(${sql.val([...ids])}::int[]) and t.day < ${day}::date
    on conflict (player_id, day) do update set chart_points = excluded.chart_points,
      game_points = excluded.game_points, place0 = excluded.place0, place1 = excluded.place1,
      place2 = excluded.place2, place3 = excluded.place3, score_count = excluded.score_count,
      proved_count = excluded.proved_count, place4 = excluded.place4, place5 = excluded.place5,
      cup0 = excluded.cup0, cup1 = excluded.cup1, cup2 = excluded.cup2, cup3 = excluded.cup3,
      badge_points = excluded.badge_points, badge_count = excluded.badge_count, posts = excluded.posts`.execute(
    transaction,
  );
}

/** Locks the totals of players in the order of their ids. A transaction does so before it adds players to the totals. */
export async function lockTotals(transaction: Database, players: readonly number[]): Promise<void> {
  await sql`select from player_totals where player_id = any(${sql.val([...players])}::int[])
    order by player_id for no key update`.execute(transaction);
}

/**
 * Adds deltas to the totals of players. Locks the players in the order of their ids: two games that change the same players wait for each
 * other, never in a circle.
 */
export async function addToTotals(
  transaction: Database,
  { deltas, posters = new Set(), now }: Change,
): Promise<void> {
  const changed = [...deltas]
    .filter(([id, delta]) => isChange(delta) || posters.has(id))
    .toSorted(([one], [other]) => one - other);
  if (changed.length === 0) return;
  const day = now.toISOString().slice(0, 10);
  const ids = changed.map(([id]) => id);
  await lockTotals(transaction, ids);
  await keepDays(transaction, ids, day);
  const column = (valueOf: (delta: PlayerDelta) => number | undefined) =>
    integers(changed.map(([, delta]) => valueOf(delta) ?? 0));
  const place = (index: number) => column(({ medals }) => medals[index]);
  const cup = (index: number) => column(({ cups }) => cups[index]);
  await sql`
    insert into player_totals as t (player_id, chart_points, game_points, place0, place1, place2, place3, place4, place5,
      cup0, cup1, cup2, cup3, score_count, proved_count, disabled_count, badge_points, badge_count, day)
    select d.*, ${day}::date from unnest(${sql.val(ids)}::int[], ${column((delta) => delta.points)},
      ${column((delta) => delta.gamePoints)}, ${place(0)}::int[], ${place(1)}::int[], ${place(2)}::int[],
      ${place(3)}::int[], ${place(4)}::int[], ${place(5)}::int[], ${cup(0)}::int[], ${cup(1)}::int[],
      ${cup(2)}::int[], ${cup(3)}::int[], ${column(({ scores }) => scores)}::int[],
      ${column(({ proved }) => proved)}::int[], ${column(({ disabled }) => disabled)}::int[],
      ${column(({ badgePoints }) => badgePoints)}, ${column(({ badges }) => badges)}::int[]) d
    on conflict (player_id) do update set chart_points = t.chart_points + excluded.chart_points,
      game_points = t.game_points + excluded.game_points, place0 = t.place0 + excluded.place0,
      place1 = t.place1 + excluded.place1, place2 = t.place2 + excluded.place2, place3 = t.place3 + excluded.place3,
      place4 = t.place4 + excluded.place4, place5 = t.place5 + excluded.place5, cup0 = t.cup0 + excluded.cup0,
      cup1 = t.cup1 + excluded.cup1, cup2 = t.cup2 + excluded.cup2, cup3 = t.cup3 + excluded.cup3,
      score_count = t.score_count + excluded.score_count, proved_count = t.proved_count + excluded.proved_count,
      disabled_count = t.disabled_count + excluded.disabled_count,
      badge_points = t.badge_points + excluded.badge_points, badge_count = t.badge_count + excluded.badge_count, day = greatest(t.day, excluded.day)`.execute(
    transaction,
  );
  await addToGains(transaction, changed);
}
