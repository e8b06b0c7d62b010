import { sql } from 'kysely';
import { provedPlaces, type ProvedPlaces } from '../../../../contract/records/proofRule';
import type { AdminChart, AdminGroup } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';

/** A group or chart at its place; `id` null for a new one. */
export interface PartRow {
  id: number | null;
  slug: string;
  position: number;
}

interface GroupRow extends PartRow, Pick<AdminGroup, 'dlc' | 'ranked'> {
  /** Of the rule for proofs. */
  places: ProvedPlaces | 'none';
  from: number;
}
export interface ChartRow extends PartRow, Pick<AdminChart, 'proof' | 'status'> {
  groupId: number;
}

export type Places = ReadonlyMap<number | null, { slug: string; parentId: number }>;

export async function readGroupPlaces(transaction: Database, gameId: number): Promise<Places> {
  const rows = await transaction
    .selectFrom('chartGroups')
    .select(['id', 'slug', 'gameId as parentId'])
    .where('gameId', '=', gameId)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

export async function readChartPlaces(transaction: Database, gameId: number): Promise<Places> {
  const rows = await transaction
    .selectFrom('charts')
    .select(['id', 'slug', 'groupId as parentId'])
    .where('gameId', '=', gameId)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** Until all rows have their new slugs, those that change have one that no other row can have. */
export async function clearSlugs(
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
export const changedIds = (
  rows: readonly PartRow[],
  places: Places,
  parentOf: (index: number) => number,
) =>
  rows.flatMap(({ id, slug }, index) => {
    const place = places.get(id);
    const stays = place?.slug === slug && place.parentId === parentOf(index);
    return id === null || stays ? [] : [id];
  });

const strictness = sql`array['none', ${sql.join(provedPlaces.map((places) => sql.lit(places)))}]`;
/** Whether the new rule r asks for proofs that the rule of group u does not. */
const isStricter = sql`(array_position(${strictness}, r.places) > array_position(${strictness}, u.proof_places)
  or r."from" < u.proof_from)`;

/** Writes the rows of the groups. A rule for proofs begins anew when it becomes stricter. @returns Their ids, in order. */
export async function writeGroups(
  transaction: Database,
  rows: readonly GroupRow[],
  { gameId, at }: { gameId: number; at: Date },
) {
  const fields = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    r (id int, slug text, position int, dlc boolean, ranked boolean, places text, "from" int)`;
  const since = sql`case when r.places <> 'none' then ${at.toISOString()}::timestamptz end`;
  await sql`
    update chart_groups u set slug = r.slug, position = r.position, dlc = r.dlc, ranked = r.ranked,
      proof_places = r.places, proof_from = r."from",
      proof_since = case when r.places <> 'none' and not ${isStricter} then u.proof_since else ${since} end
    from ${fields}
    where u.id = r.id and (u.slug, u.position, u.dlc, u.ranked, u.proof_places, u.proof_from)
      is distinct from (r.slug, r.position, r.dlc, r.ranked, r.places, r."from")`.execute(
    transaction,
  );
  const added = await sql<{ id: number; slug: string }>`
    insert into chart_groups (game_id, slug, position, dlc, ranked, proof_places, proof_from, proof_since)
    select ${gameId}::int, r.slug, r.position, r.dlc, r.ranked, r.places, r."from", ${since}
    from ${fields} where r.id is null order by r.position returning id, slug`.execute(transaction);
  const ids = new Map(added.rows.map(({ id, slug }) => [slug, id]));
  return rows.map(({ id, slug }) => id ?? ids.get(slug) ?? 0);
}

/** Writes the rows of all charts. @returns Their ids, in order. */
export async function writeCharts(
  transaction: Database,
  gameId: number,
  rows: readonly ChartRow[],
) {
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
