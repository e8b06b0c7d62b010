import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';

interface Place {
  rank: number;
  tied: number;
  /** On the board of everyone: 0 where none are stored. */
  points: number;
}

interface Ties {
  chartId: number;
  /** The scores of the board, as s. */
  scores: RawBuilder<unknown>;
  /** Whether it is the board of everyone, whose best places are stored. */
  isWhole: boolean;
  /** Neighbouring ties in the order of the board. */
  sortKeys: readonly Buffer[];
}

const findStored = async (database: Database, { chartId, sortKeys }: Ties) =>
  database
    .selectFrom('chartPlaces')
    .select(['sortKey', 'rank', 'tied', 'points'])
    .where('chartId', '=', chartId)
    .where('platformId', '=', 0)
    .where('sortKey', 'in', sortKeys)
    .execute();

async function countTies(database: Database, scores: RawBuilder<unknown>, keys: Buffer[]) {
  const { rows } = await sql<{ sortKey: Buffer; tied: number }>`
    select s.sort_key, count(*) as tied from ${scores} and s.sort_key = any(${sql.val(keys)}::bytea[])
    group by s.sort_key`.execute(database);
  return new Map(rows.map(({ sortKey, tied }) => [sortKey.toString('hex'), tied]));
}

async function countBetter(database: Database, scores: RawBuilder<unknown>, key: Buffer) {
  const { rows } = await sql<{ better: number }>`
    select count(*) as better from ${scores} and s.sort_key < ${key}::bytea`.execute(database);
  return rows[0]?.better ?? 0;
}

/**
 * The places of neighbouring ties by sort key in hexadecimal. Stored places are read; of the others only the first is counted, and
 * each next one starts behind the tie before it.
 */
export async function findPlaces(database: Database, ties: Ties): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  if (ties.sortKeys.length === 0) return places;
  const stored = new Map(
    (await findStored(database, ties)).map((place) => [place.sortKey.toString('hex'), place]),
  );
  const counted = ties.sortKeys.filter((key) => !ties.isWhole || !stored.has(key.toString('hex')));
  const sizes =
    counted.length === 0
      ? new Map<string, number>()
      : await countTies(database, ties.scores, counted);
  let next: number | undefined;
  for (const key of ties.sortKeys) {
    const text = key.toString('hex');
    const known = stored.get(text);
    const { rank, tied } = (ties.isWhole && known) || {
      rank: next ?? (await countBetter(database, ties.scores, key)) + 1,
      tied: sizes.get(text) ?? 1,
    };
    places.set(text, { rank, tied, points: known?.points ?? 0 });
    next = rank + tied;
  }
  return places;
}
