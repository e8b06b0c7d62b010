import { sql, type RawBuilder } from 'kysely';
import { rankingWindows } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';

interface Gains {
  ids: RawBuilder<unknown>;
  points: RawBuilder<unknown>;
  scores: RawBuilder<unknown>;
  proved: RawBuilder<unknown>;
}

/**
 * Adds what players gained to the windows of the day on which their totals changed last, which is the day of this change. The totals must
 * be locked. A window that has ended counts from nothing.
 */
export async function addToGains(
  transaction: Database,
  { ids, points, scores, proved }: Gains,
): Promise<void> {
  const columns = rankingWindows.flatMap((window) =>
    ['', '_points', '_scores', '_proved'].map((column) => sql.ref(`${window}${column}`)),
  );
  const values = rankingWindows.map(
    (window) => sql`date_trunc(${window}, t.day)::date, d.points, d.scores, d.proved`,
  );
  const changes = rankingWindows.flatMap((window) => [
    sql`${sql.ref(window)} = excluded.${sql.ref(window)}`,
    ...['points', 'scores', 'proved'].map((name) => {
      const column = sql.ref(`${window}_${name}`);
      return sql`${column} = excluded.${column}
        + case when g.${sql.ref(window)} = excluded.${sql.ref(window)} then g.${column} else 0 end`;
    }),
  ]);
  await sql`
    insert into player_gains as g (player_id, ${sql.join(columns)})
    select d.id, ${sql.join(values)}
    from unnest(${ids}::int[], ${points}::bigint[], ${scores}::int[], ${proved}::int[]) d (id, points, scores, proved)
    join player_totals t on t.player_id = d.id
    where (d.points, d.scores, d.proved) <> (0, 0, 0)
    on conflict (player_id) do update set ${sql.join(changes)}`.execute(transaction);
}
