import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { changeGroup, climbGroup, emptyHash, groupSize, storedLevels, treeLevels } from './dayTree';

/** How many groups are read or written with one statement. */
const batchSize = 1000;

/** Hashes of a level by their position in it. */
type Hashes = ReadonlyMap<number, Buffer>;

/** The latest group at each of some positions of a level. */
async function readGroups(transaction: Database, level: number, positions: readonly number[]) {
  const { rows } = await sql<{ position: number; hashes: Buffer | null }>`
    select p.position, n.hashes from unnest(${sql.val(positions)}::int[]) p (position)
    left join lateral (
      select hashes from day_nodes where level = ${level} and position = p.position
      order by day desc limit 1
    ) n on true`.execute(transaction);
  return new Map(rows.map(({ position, hashes }) => [position, hashes ?? undefined]));
}

function byGroup(changed: Hashes): Map<number, Map<number, Buffer>> {
  const groups = new Map<number, Map<number, Buffer>>();
  for (const [position, hash] of changed) {
    const group = Math.floor(position / groupSize);
    const members = groups.get(group) ?? new Map<number, Buffer>();
    groups.set(group, members.set(position % groupSize, hash));
  }
  return groups;
}

interface Level {
  level: number;
  day: string;
  changed: Hashes;
}

/** Stores the groups of a level whose hashes changed; returns the hashes above them. */
async function growLevel(
  transaction: Database,
  { level, day, changed }: Level,
): Promise<Map<number, Buffer>> {
  const above = new Map<number, Buffer>();
  const groups = [...byGroup(changed)];
  for (let start = 0; start < groups.length; start += batchSize) {
    const batch = groups.slice(start, start + batchSize);
    const positions = batch.map(([position]) => position);
    const stored = await readGroups(transaction, level, positions);
    const rows = batch.map(([position, members]) => {
      const hashes = changeGroup(stored.get(position), members);
      above.set(position, climbGroup(hashes, 0).top);
      return { level, position, day, hashes };
    });
    await transaction.insertInto('dayNodes').values(rows).execute();
  }
  return above;
}

/** Adds the hashes of charts that changed on a day to the tree of the days before; returns its root, or undefined if nothing changed. */
export async function growTree(
  transaction: Database,
  day: string,
  leaves: Hashes,
): Promise<Buffer | undefined> {
  if (leaves.size === 0) return undefined;
  let changed = leaves;
  for (let level = 0; level < treeLevels; level += storedLevels)
    changed = await growLevel(transaction, { level, day, changed });
  return changed.get(0) ?? emptyHash;
}
