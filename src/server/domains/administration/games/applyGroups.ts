import type { AdminGameContent } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { contentText } from '../../../../contract/contentText';
import { partSlugs } from './catalogueSlugs';
import { deleteCharts } from './deleteCharts';
import {
  changedIds,
  clearSlugs,
  readChartPlaces,
  readGroupPlaces,
  writeCharts,
  writeGroups,
  type ChartRow,
} from './partRows';
import { writeNames, writeValues } from './writeNames';

interface Change {
  gameId: number;
  before: AdminGameContent;
  after: AdminGameContent;
  /** Whether the URLs may be public, so that the slugs of existing groups and charts stay. */
  settled: boolean;
  at: Date;
}

const chartsOf = ({ groups }: AdminGameContent) => groups.flatMap(({ charts }) => charts);

const idsMissing = (
  before: readonly { id: number | null }[],
  after: readonly { id: number | null }[],
) => {
  const kept = new Set(after.map(({ id }) => id));
  return before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]));
};

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
  const { gameId, before, after, settled, at } = change;
  const groupPlaces = await readGroupPlaces(transaction, gameId);
  const chartPlaces = await readChartPlaces(transaction, gameId);
  await deleteCharts(transaction, idsMissing(chartsOf(before), chartsOf(after)));

  const slugs = partSlugs(
    after.groups.map(({ id, names }) => ({ names, slug: groupPlaces.get(id)?.slug })),
    'group',
    settled,
  );
  const groups = after.groups.map(({ id, dlc, ranked, proofRule }, index) => ({
    id,
    slug: slugs[index] ?? '',
    position: index + 1,
    dlc,
    ranked,
    places: proofRule?.places ?? ('none' as const),
    from: proofRule?.from ?? 1,
  }));
  await clearSlugs(transaction, 'chart_groups', [
    ...changedIds(groups, groupPlaces, () => gameId),
    ...idsMissing(before.groups, after.groups),
  ]);
  const groupIds = await writeGroups(transaction, groups, { gameId, at });

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
