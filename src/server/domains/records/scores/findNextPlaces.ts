import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Better } from '../../../../contract/records/catalogue';
import { exactFormat } from '../../../../contract/records/holdsValue';
import type { NextPlace } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { oneStepBetter } from '../formulas/oneStepBetter';
import { sortKey } from '../formulas/sortKey';
import { placeOf, toPlace, type CountedPlace } from '../places/livePlaces';
import type { ListedRow } from './listedScores';
import { scoreValues } from './scoreValues';

/** A sort key on a chart. */
export interface SoughtPlace {
  chartId: number;
  sortKey: Buffer;
}

interface Target extends SoughtPlace {
  row: ListedRow;
  /** What a player must have for the next place. */
  amounts: number[];
}

/** Of scores that can be improved, by their ids: the amounts of the next better score, and which way the columns of its chart are better. */
async function findBetter(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; better: Better[]; next: number[] | null }>`
    select s.id, array(select v.better from chart_values v where v.chart_id = s.chart_id order by v.position) as better,
      (select w.amounts from scores w where w.chart_id = s.chart_id and w.ranked and w.sort_key < s.sort_key
        order by w.sort_key desc limit 1) as next
    from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = any(${sql.val([...ids])}::int[]) and c.status = 'open' and g.status = 'active'`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function findTargets(database: Database, rows: readonly ListedRow[]): Promise<Target[]> {
  const better = await findBetter(
    database,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const open = better.get(row.id);
    if (!open) return [];
    // At a shared first place, ahead of the others who have it.
    const above = open.next ?? row.amounts;
    const columns = { formats: row.formats, better: open.better };
    const amounts = oneStepBetter(above, columns) ?? open.next;
    return amounts
      ? [{ row, amounts, chartId: row.chart.id, sortKey: sortKey(amounts, open.better) }]
      : [];
  });
}

/** Where sort keys would be on their charts at this moment, in their order. The places are those of other scores: the own ones are worse. */
export async function findPlaces(
  database: Database,
  targets: readonly SoughtPlace[],
): Promise<CountedPlace[]> {
  const { rows } = await sql<CountedPlace>`
    select place.* from unnest(${sql.val(targets.map(({ chartId }) => chartId))}::int[],
      ${sql.val(targets.map((target) => target.sortKey))}::bytea[]) with ordinality t (chart_id, sort_key, n)
    cross join ${placeOf(sql`t.chart_id`, sql`t.sort_key`)} place order by t.n`.execute(database);
  return rows;
}

const isImprovable = (row: ListedRow): boolean => {
  if (!row.ranked) return false;
  const { rank, tied } = toPlace(row);
  return rank > 1 || tied > 1;
};

/** What each score must become for the next place, by its id: one step better than the next better ones. */
export async function findNextPlaces(
  snapshot: Database,
  rows: readonly ListedRow[],
  language: Language,
): Promise<Map<number, NextPlace>> {
  const targets = await findTargets(snapshot, rows.filter(isImprovable));
  const places = await findPlaces(snapshot, targets);
  return new Map(
    targets.flatMap(({ row, amounts }, index) => {
      const counted = places[index];
      if (!counted) return [];
      const { rank, points } = toPlace({ ...counted, upto: counted.upto + 1 });
      const formats = row.formats.map((format, column) =>
        exactFormat(format, amounts[column] ?? 0),
      );
      const values = scoreValues(amounts, formats, language);
      const gain = row.counts ? Math.max(0, points - toPlace(row).points) : 0;
      return [[row.id, { rank, points: gain, values }]];
    }),
  );
}
