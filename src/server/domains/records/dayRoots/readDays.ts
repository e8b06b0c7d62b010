import { createPublicKey } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../../contract/paths';
import { chainPaths } from '../../../../contract/chainPaths';
import type { DayChart, DayRoot, SigningKey } from '../../../../contract/schemas/dayRoots';
import type { Database } from '../../../platform/database/tables';
import { isPublic } from '../../games/gameRows';
import { climbGroup, groupSize, storedLevels, treeLevels } from './dayTree';
import { signedText, type SignedDay } from './signedText';

interface DayRow extends SignedDay {
  keyId: string;
  signature: Buffer;
}

const toDayRoot = (row: DayRow): DayRoot => ({
  '@id': chainPaths.day(row.day),
  '@type': 'DayRoot',
  day: row.day,
  root: row.root.toString('hex'),
  nbChart: row.chartCount,
  nbEvent: row.eventCount,
  previousRoot: row.previousRoot.toString('hex'),
  closedAt: row.closedAt,
  signedText: signedText(row),
  signature: row.signature.toString('base64'),
  key: row.keyId,
});

export interface DayListRequest {
  size: number;
  /** The list has the days before it. */
  after: string | undefined;
}

/** Closed days, the latest first. */
export async function listDays(database: Database, { size, after }: DayListRequest) {
  const earlier = after === undefined ? sql`` : sql`where day < ${after}::date`;
  const { rows } = await sql<DayRow>`
    select * from day_roots ${earlier} order by day desc limit ${size + 1}`.execute(database);
  // Days follow each other without a gap.
  const counted = await sql<{ total: number }>`
    select coalesce(max(day) - min(day) + 1, 0) as total from day_roots`.execute(database);
  const items = rows.slice(0, size).map(toDayRoot);
  const next = rows.length > items.length ? items.at(-1)?.day : undefined;
  return { items, total: counted.rows[0]?.total ?? 0, next };
}

export async function findDay(database: Database, day: string): Promise<DayRoot | undefined> {
  const row = await database
    .selectFrom('dayRoots')
    .selectAll()
    .where('day', '=', day)
    .executeTakeFirst();
  return row && toDayRoot(row);
}

interface HeadRow {
  eventCount: number;
  hash: Buffer;
  root: Buffer;
}

/** The latest groups on the branch of a chart, from below. */
async function findBranch(database: Database, { chartId, day }: { chartId: number; day: string }) {
  const levels = Array.from(
    { length: treeLevels / storedLevels },
    (_, index) => index * storedLevels,
  );
  const positions = levels.map((level) => Math.floor(chartId / groupSize / 2 ** level));
  const { rows } = await sql<{ hashes: Buffer }>`
    select n.hashes from unnest(${sql.val(levels)}::int[], ${sql.val(positions)}::int[]) b (level, position)
    cross join lateral (
      select hashes from day_nodes where level = b.level and position = b.position and day <= ${day}::date
      order by day desc limit 1
    ) n order by b.level`.execute(database);
  return rows.map(({ hashes }, index) => ({
    hashes,
    index: Math.floor(chartId / 2 ** (index * storedLevels)) % groupSize,
  }));
}

/** The end of the chain of a chart at the end of a day, with its path; undefined if it had no events or its game is not public. */
export async function findDayChart(
  database: Database,
  { day, chartId }: { day: string; chartId: number },
): Promise<DayChart | undefined> {
  const { rows } = await sql<HeadRow>`
    select h.event_count, h.hash, r.root from day_roots r
    join charts c on c.id = ${chartId} join games g on g.id = c.game_id and ${isPublic}
    cross join lateral (
      select event_count, hash from day_heads where chart_id = c.id and day <= r.day
      order by day desc limit 1
    ) h where r.day = ${day}::date`.execute(database);
  const [head] = rows;
  if (!head) return undefined;
  const branch = await findBranch(database, { chartId, day });
  return {
    '@id': chainPaths.dayChart(day, chartId),
    '@type': 'DayChart',
    day,
    chart: paths.chart(chartId),
    chartId,
    eventCount: head.eventCount,
    hash: head.hash.toString('hex'),
    path: branch.flatMap(({ hashes, index }) =>
      climbGroup(hashes, index).beside.map((hash) => hash.toString('hex')),
    ),
    root: head.root.toString('hex'),
  };
}

/** The public parts of the keys that sign and signed roots, the latest first. */
export async function listKeys(database: Database): Promise<SigningKey[]> {
  const keys = await database
    .selectFrom('signingKeys')
    .selectAll()
    .orderBy('since', 'desc')
    .orderBy('id')
    .execute();
  return keys.map(({ id, publicKey, since }) => {
    const { x = '' } = createPublicKey({ key: publicKey, format: 'der', type: 'spki' }).export({
      format: 'jwk',
    });
    return {
      '@id': `${chainPaths.keys}#${id}`,
      '@type': 'SigningKey',
      key: id,
      algorithm: 'Ed25519',
      spki: publicKey.toString('base64'),
      jwk: { kty: 'OKP', crv: 'Ed25519', x },
      since,
    };
  });
}
