import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { betterScores, keyBehind } from '../ranking/betterScores';

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
  /** Of neighbouring scores in the order of the board. */
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

/** The rank and the size of a tie. */
type Tie = Pick<Place, 'rank' | 'tied'>;

async function countTie(database: Database, ties: Ties, key: Buffer): Promise<Tie> {
  const { chartId, scores, isWhole } = ties;
  const chart = sql`${chartId}::int`;
  const { rows } = await (
    isWhole
      ? sql<{ better: number; behind: number }>`
          select ${betterScores(chart, sql`${key}::bytea`)} as better,
            ${betterScores(chart, sql`${keyBehind(key)}::bytea`)} as behind`
      : sql<{ better: number; behind: number }>`
          select count(*) filter (where s.sort_key < ${key}::bytea) as better, count(*) as behind
          from ${scores} and s.sort_key <= ${key}::bytea`
  ).execute(database);
  const { better, behind } = rows[0] ?? { better: 0, behind: 0 };
  return { rank: better + 1, tied: behind - better };
}

/**
 * The places by sort key in hexadecimal of neighbouring scores. Stored places are read; of the others only the first and the last are
 * counted: the scores of those between are all on the page.
 */
export async function findPlaces(database: Database, ties: Ties): Promise<Map<string, Place>> {
  const sizes = new Map<string, { key: Buffer; onPage: number }>();
  for (const key of ties.sortKeys) {
    const text = key.toString('hex');
    sizes.set(text, { key, onPage: (sizes.get(text)?.onPage ?? 0) + 1 });
  }
  const places = new Map<string, Place>();
  const last = ties.sortKeys.at(-1);
  if (!last) return places;
  const stored = new Map(
    (await findStored(database, ties)).map((place) => [place.sortKey.toString('hex'), place]),
  );
  let next: number | undefined;
  for (const [text, { key, onPage }] of sizes) {
    const known = stored.get(text);
    let ranked: Tie | undefined = ties.isWhole ? known : undefined;
    if (!ranked && (next === undefined || key.equals(last))) {
      const counted = await countTie(database, ties, key);
      ranked = { ...counted, rank: next ?? counted.rank };
    }
    const { rank, tied } = ranked ?? { rank: next ?? 1, tied: onPage };
    places.set(text, { rank, tied, points: known?.points ?? 0 });
    next = rank + tied;
  }
  return places;
}
