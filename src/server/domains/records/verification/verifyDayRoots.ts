import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { emptyHash, groupSize, leafHash, nodeHash, storedLevels } from '../dayRoots/dayTree';
import { firstRoot, signedText, type SignedDay } from '../dayRoots/signedText';
import type { VerificationReport } from './verificationReport';

interface DayRow extends SignedDay {
  keyId: string;
  signature: Buffer;
  publicKey: Buffer;
}

interface HeadRow {
  chartId: number;
  eventCount: number;
  hash: Buffer;
  /** Of the event with this number; null without one. */
  eventHash: Buffer | null;
}

/** The hashes of each level by their position. */
type Tree = Map<number, Buffer>[];

const treeHeight = 32;
const at = (tree: Tree, level: number, position: number) => tree[level]?.get(position) ?? emptyHash;

/** Computes every level of the tree again above the charts that changed. */
function changeTree(tree: Tree, heads: readonly HeadRow[]): Map<number, Set<number>> {
  const changedAt = new Map<number, Set<number>>();
  let changed = new Set(heads.map(({ chartId }) => chartId));
  for (const head of heads) tree[0]?.set(head.chartId, leafHash(head.chartId, head));
  for (let level = 0; level < treeHeight; level += 1) {
    changedAt.set(level, changed);
    changed = new Set([...changed].map((position) => Math.floor(position / 2)));
    for (const position of changed)
      tree[level + 1]?.set(
        position,
        nodeHash(at(tree, level, position * 2), at(tree, level, position * 2 + 1)),
      );
  }
  return changedAt;
}

async function readHeads(snapshot: Database, day: string): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`
    select d.chart_id, d.event_count, d.hash, e.hash as event_hash from day_heads d
    left join score_events e on e.chart_id = d.chart_id and e.sequence = d.event_count
    where d.day = ${day}::date order by d.chart_id`.execute(snapshot);
  return rows;
}

/** Whether the stored parts of the tree of a day, from which paths are read, are those of the computed one. */
async function hasRightNodes(
  snapshot: Database,
  { day, tree, changed }: { day: string; tree: Tree; changed: ReadonlyMap<number, Set<number>> },
): Promise<boolean> {
  const stored = await snapshot
    .selectFrom('dayNodes')
    .select(['level', 'position', 'hashes'])
    .where('day', '=', day)
    .execute();
  let missing = 0;
  for (let level = 0; level < treeHeight; level += storedLevels) {
    const groups = [...(changed.get(level) ?? [])].map((one) => Math.floor(one / groupSize));
    missing += new Set(groups).size;
  }
  return (
    stored.length === missing &&
    stored.every(({ level, position, hashes }) =>
      Array.from({ length: groupSize }, (_, index) =>
        at(tree, level, position * groupSize + index),
      ).every((hash, index) => hash.equals(hashes.subarray(index * 32, index * 32 + 32))),
    )
  );
}

const hasRightSignature = (row: DayRow) =>
  verify(
    null,
    Buffer.from(signedText(row)),
    createPublicKey({ key: row.publicKey, format: 'der', type: 'spki' }),
    row.signature,
  );

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

interface Known {
  tree: Tree;
  /** How many events the root of the day before covers, by chart. */
  counts: Map<number, number>;
  events: number;
  before: { day: string; root: Buffer } | undefined;
}

async function verifyDay(
  snapshot: Database,
  row: DayRow,
  { known, difference }: { known: Known; difference: (text: string) => void },
) {
  const { day } = row;
  const { tree, counts, before } = known;
  if (!hasRightSignature(row)) difference(`day ${day}: the signature does not fit`);
  if (!row.previousRoot.equals(before?.root ?? firstRoot))
    difference(`day ${day}: the root of the day before is not that of the day before`);
  if (before && dayAfter(before.day) !== day) difference(`day ${day}: a day is missing before it`);
  const heads = await readHeads(snapshot, day);
  for (const { chartId, eventCount, hash, eventHash } of heads) {
    const counted = counts.get(chartId) ?? 0;
    if (eventHash?.equals(hash) !== true || eventCount <= counted)
      difference(`day ${day}, chart ${chartId}, event ${eventCount}: not what was signed`);
    counts.set(chartId, eventCount);
    known.events += eventCount - counted;
  }
  const changed = changeTree(tree, heads);
  if (!at(tree, treeHeight, 0).equals(row.root))
    difference(`day ${day}: the root is not that of the chains of the charts`);
  else if (!(await hasRightNodes(snapshot, { day, tree, changed })))
    difference(`day ${day}: the stored parts of the tree do not lead to the root`);
  if (row.chartCount !== counts.size || row.eventCount !== known.events)
    difference(`day ${day}: the numbers of charts and events are wrong`);
  known.before = row;
}

/** Charts whose events would be left out of the next root, because it is noted that the last one has them. */
async function findLeftOut(snapshot: Database): Promise<number[]> {
  const { rows } = await sql<{ chartId: number }>`
    select chart_id from chart_heads h where rooted_count > 0 and rooted_count > coalesce((
      select event_count from day_heads where chart_id = h.chart_id order by day desc limit 1
    ), 0) order by chart_id`.execute(snapshot);
  return rows.map(({ chartId }) => chartId);
}

/** Computes the root of each day again from the signed ends of the chains, compares these with the events, and checks the signatures. */
export async function verifyDayRoots(
  snapshot: Database,
  { difference, progress }: VerificationReport,
): Promise<void> {
  const { rows } = await sql<DayRow>`select r.*, k.public_key from day_roots r
    join signing_keys k on k.id = r.key_id order by r.day`.execute(snapshot);
  progress(`[5/5] signed days: ${rows.length}`);
  const known: Known = {
    tree: Array.from({ length: treeHeight + 1 }, () => new Map<number, Buffer>()),
    counts: new Map(),
    events: 0,
    before: undefined,
  };
  for (const row of rows) await verifyDay(snapshot, row, { known, difference });
  for (const chartId of await findLeftOut(snapshot))
    difference(`chart ${chartId}: the last root does not have the events that it is said to have`);
}
