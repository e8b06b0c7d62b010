import { sql } from 'kysely';
import { rankingWindows } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import type { PlayerDelta } from './playerDeltas';

type Changes = readonly (readonly [playerId: number, delta: PlayerDelta])[];

/** What a change adds, by the columns of gains. */
const pointsOf = ({ points, gamePoints, scores, proved }: PlayerDelta) => ({
  points,
  game_points: gamePoints,
  scores,
  proved,
});
const awardsOf = ({ medals, cups, proved, badgePoints, badges }: PlayerDelta) => ({
  ...Object.fromEntries(medals.map((count, place) => [`place${place}`, count])),
  ...Object.fromEntries(cups.map((count, place) => [`cup${place}`, count])),
  proved_count: proved,
  badge_points: badgePoints,
  badge_count: badges,
});

/** The players to whom a change adds something, with the numbers, as columns; undefined if there are none. */
function columnsOf(changes: Changes, read: (delta: PlayerDelta) => Record<string, number>) {
  const rows = changes
    .map(([id, delta]) => ({ id, ...read(delta) }))
    .filter(({ id: _id, ...counts }) => Object.values(counts).some(Boolean));
  const [first] = rows;
  if (!first) return undefined;
  const names = Object.keys(first);
  const values = rows.map((row) => Object.values(row));
  const arrays = names.map(
    (_name, index) => sql`${sql.val(values.map((row) => row[index]))}::bigint[]`,
  );
  return {
    names: names.slice(1),
    rows: sql`unnest(${sql.join(arrays)}) d (${sql.join(names.map((name) => sql.ref(name)))})`,
  };
}

async function addPoints(transaction: Database, changes: Changes): Promise<void> {
  const added = columnsOf(changes, pointsOf);
  if (!added) return;
  const { names, rows } = added;
  const columns = rankingWindows.flatMap((window) => [
    sql.ref(window),
    ...names.map((name) => sql.ref(`${window}_${name}`)),
  ]);
  const values = rankingWindows.flatMap((window) => [
    sql`date_trunc(${window}, t.day)::date`,
    ...names.map((name) => sql.ref(`d.${name}`)),
  ]);
  const updates = rankingWindows.flatMap((window) => [
    sql`${sql.ref(window)} = excluded.${sql.ref(window)}`,
    ...names.map((name) => {
      const column = sql.ref(`${window}_${name}`);
      return sql`${column} = excluded.${column}
        + case when g.${sql.ref(window)} = excluded.${sql.ref(window)} then g.${column} else 0 end`;
    }),
  ]);
  await sql`
    insert into player_gains as g (player_id, country, ${sql.join(columns)})
    select d.id, t.country, ${sql.join(values)} from ${rows} join player_totals t on t.player_id = d.id
    on conflict (player_id) do update set country = excluded.country, ${sql.join(updates)}`.execute(
    transaction,
  );
}

async function addAwards(transaction: Database, changes: Changes): Promise<void> {
  const added = columnsOf(changes, awardsOf);
  if (!added) return;
  const columns = added.names.map((name) => sql.ref(name));
  const updates = columns.map(
    (column) =>
      sql`${column} = excluded.${column} + case when g.since = excluded.since then g.${column} else 0 end`,
  );
  await sql`
    insert into player_award_gains as g (player_id, span, since, country, ${sql.join(columns)})
    select d.id, w.span, date_trunc(w.span, t.day)::date, t.country, ${sql.join(added.names.map((name) => sql.ref(`d.${name}`)))}
    from ${added.rows} join player_totals t on t.player_id = d.id
    cross join unnest(${sql.val([...rankingWindows])}::text[]) w (span)
    on conflict (player_id, span) do update set since = excluded.since, country = excluded.country, ${sql.join(updates)}`.execute(
    transaction,
  );
}

/**
 * Adds what players gained to the windows of the day on which their totals changed last, which is the day of this change. The totals must
 * be locked. A window that has ended counts from nothing.
 */
export async function addToGains(transaction: Database, changes: Changes): Promise<void> {
  await addPoints(transaction, changes);
  await addAwards(transaction, changes);
}
