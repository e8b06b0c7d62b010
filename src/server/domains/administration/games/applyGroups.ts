import { sql } from 'kysely';
import type {
  AdminChart,
  AdminGameContent,
  AdminGroup,
} from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { contentText } from './contentText';
import { partSlugs } from './catalogueSlugs';
import { writeNames, writeValues } from './writeNames';

interface Change {
  gameId: number;
  before: AdminGameContent;
  after: AdminGameContent;
  /** Whether the URLs may be public, so that the slugs of existing groups and charts stay. */
  settled: boolean;
}

/** A group or chart at its place; `id` null for a new one. */
interface PartRow {
  id: number | null;
  slug: string;
  position: number;
}

interface GroupRow extends PartRow, Pick<AdminGroup, 'dlc' | 'ranked'> {}
interface ChartRow extends PartRow, Pick<AdminChart, 'proof' | 'status'> {
  groupId: number;
}

type Places = ReadonlyMap<number | null, { slug: string; parentId: number }>;

async function readGroupPlaces(transaction: Database, gameId: number): Promise<Places> {
  const rows = await transaction
    .selectFrom('chartGroups')
    .select(['id', 'slug', 'gameId as parentId'])
    .where('gameId', '=', gameId)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

async function readChartPlaces(transaction: Database, gameId: number): Promise<Places> {
  const rows = await transaction
    .selectFrom('charts')
    .select(['id', 'slug', 'groupId as parentId'])
    .where('gameId', '=', gameId)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** Until all rows have their new slugs, those that change have one that no other row can have. */
async function clearSlugs(
  transaction: Database,
  table: 'chart_groups' | 'charts',
  ids: readonly number[],
) {
  if (ids.length === 0) return;
  await sql`update ${sql.table(table)} set slug = '~' || id where id = any(${sql.val([...ids])}::int[])`.execute(
    transaction,
  );
}

/** The existing rows that get another slug or parent. */
const changedIds = (
  rows: readonly PartRow[],
  places: Places,
  parentOf: (index: number) => number,
) =>
  rows.flatMap(({ id, slug }, index) => {
    const place = places.get(id);
    const stays = place?.slug === slug && place.parentId === parentOf(index);
    return id === null || stays ? [] : [id];
  });

/** Writes the rows of the groups. @returns Their ids, in order. */
async function writeGroups(transaction: Database, gameId: number, rows: readonly GroupRow[]) {
  const fields = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    r (id int, slug text, position int, dlc boolean, ranked boolean)`;
  await sql`
    update chart_groups u set slug = r.slug, position = r.position, dlc = r.dlc, ranked = r.ranked from ${fields}
    where u.id = r.id and (u.slug, u.position, u.dlc, u.ranked)
      is distinct from (r.slug, r.position, r.dlc, r.ranked)`.execute(transaction);
  const added = await sql<{ id: number; slug: string }>`
    insert into chart_groups (game_id, slug, position, dlc, ranked)
    select ${gameId}::int, r.slug, r.position, r.dlc, r.ranked from ${fields} where r.id is null
    order by r.position returning id, slug`.execute(transaction);
  const ids = new Map(added.rows.map(({ id, slug }) => [slug, id]));
  return rows.map(({ id, slug }) => id ?? ids.get(slug) ?? 0);
}

/** Writes the rows of all charts. @returns Their ids, in order. */
async function writeCharts(transaction: Database, gameId: number, rows: readonly ChartRow[]) {
  const fields = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    r (id int, slug text, position int, proof text, status text, "groupId" int)`;
  await sql`
    update charts c set slug = r.slug, position = r.position, proof = r.proof, status = r.status, group_id = r."groupId"
    from ${fields}
    where c.id = r.id and (c.slug, c.position, c.proof, c.status, c.group_id)
      is distinct from (r.slug, r.position, r.proof, r.status, r."groupId")`.execute(transaction);
  const added = await sql<{ id: number; slug: string; groupId: number }>`
    insert into charts (game_id, group_id, slug, position, proof, status)
    select ${gameId}::int, r."groupId", r.slug, r.position, r.proof, r.status from ${fields} where r.id is null
    order by r."groupId", r.position returning id, slug, group_id`.execute(transaction);
  const ids = new Map(added.rows.map(({ id, slug, groupId }) => [`${groupId} ${slug}`, id]));
  return rows.map(({ id, slug, groupId }) => id ?? ids.get(`${groupId} ${slug}`) ?? 0);
}

const chartsOf = ({ groups }: AdminGameContent) => groups.flatMap(({ charts }) => charts);

const idsMissing = (
  before: readonly { id: number | null }[],
  after: readonly { id: number | null }[],
) => {
  const kept = new Set(after.map(({ id }) => id));
  return before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]));
};

/** Deletes charts without scores, and what the ranking keeps of them. */
export async function deleteCharts(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.val([...ids]);
  await sql`delete from chart_heads where chart_id = any(${list}::int[])`.execute(transaction);
  await sql`delete from ranking_work where scope = 'chart' and subject_id = any(${list}::int[])`.execute(
    transaction,
  );
  await sql`delete from charts where id = any(${list}::int[])`.execute(transaction);
}

const changed = <Part extends { id: number | null }>(
  before: readonly Part[],
  after: readonly Part[],
  ids: readonly number[],
  fieldOf: (part: Part) => unknown,
) => {
  const old = new Map(before.map((part) => [part.id, contentText(fieldOf(part))]));
  return after.flatMap((part, index) =>
    part.id !== null && old.get(part.id) === contentText(fieldOf(part))
      ? []
      : [{ ...part, id: ids[index] ?? 0 }],
  );
};

/** Writes what differs between two contents of a game in its groups and charts. */
export async function applyGroups(transaction: Database, change: Change): Promise<void> {
  const { gameId, before, after, settled } = change;
  const groupPlaces = await readGroupPlaces(transaction, gameId);
  const chartPlaces = await readChartPlaces(transaction, gameId);
  await deleteCharts(transaction, idsMissing(chartsOf(before), chartsOf(after)));

  const slugs = partSlugs(
    after.groups.map(({ id, names }) => ({ names, slug: groupPlaces.get(id)?.slug })),
    'group',
    settled,
  );
  const groups = after.groups.map(({ id, dlc, ranked }, index) => ({
    id,
    slug: slugs[index] ?? '',
    position: index + 1,
    dlc,
    ranked,
  }));
  await clearSlugs(transaction, 'chart_groups', [
    ...changedIds(groups, groupPlaces, () => gameId),
    ...idsMissing(before.groups, after.groups),
  ]);
  const groupIds = await writeGroups(transaction, gameId, groups);

  const charts = after.groups.flatMap((group, index): ChartRow[] => {
    const parts = group.charts.map(({ id, names }) => ({ names, slug: chartPlaces.get(id)?.slug }));
    const own = partSlugs(parts, 'chart', settled);
    return group.charts.map(({ id, proof, status }, place) => ({
      id,
      groupId: groupIds[index] ?? 0,
      slug: own[place] ?? '',
      position: place + 1,
      proof,
      status,
    }));
  });
  await clearSlugs(
    transaction,
    'charts',
    changedIds(charts, chartPlaces, (index) => charts[index]?.groupId ?? 0),
  );
  const chartIds = await writeCharts(transaction, gameId, charts);
  // After the charts have left it.
  const gone = idsMissing(before.groups, after.groups);
  if (gone.length > 0)
    await transaction.deleteFrom('chartGroups').where('id', 'in', gone).execute();

  await writeNames(
    transaction,
    'group',
    changed(before.groups, after.groups, groupIds, ({ names }) => names),
  );
  const all = [chartsOf(before), chartsOf(after), chartIds] as const;
  await writeNames(
    transaction,
    'chart',
    changed(...all, ({ names }) => names),
  );
  await writeValues(
    transaction,
    changed(...all, ({ values }) => values),
  );
}
