import type {
  AdminChart,
  AdminGameContent,
  AdminGroup,
} from '../../../contract/schemas/adminGames';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Versions<Value> {
  /** What both were made from. */
  base: Value;
  mine: Value;
  theirs: Value;
}

/** My value if I changed it, else theirs. */
const pick = <Value>({ base, mine, theirs }: Versions<Value>): Value =>
  same(mine, base) ? theirs : mine;

const idsOf = (groups: readonly AdminGroup[]) =>
  new Set(groups.flatMap(({ charts }) => charts.map(({ id }) => id)));

const rowById = <Row extends { id: number | null }>(rows: readonly Row[], id: number | null) =>
  id === null ? undefined : rows.find((row) => row.id === id);

const chartsOf = (groups: readonly AdminGroup[]) => groups.flatMap(({ charts }) => charts);

/** My row with the fields that only they changed. */
function mergeFields<Row extends { id: number | null }, Name extends keyof Row>(
  row: Row,
  { base, theirs }: { base: readonly Row[]; theirs: readonly Row[] },
  names: readonly Name[],
): Row {
  const [was, there] = [rowById(base, row.id), rowById(theirs, row.id)];
  if (!was || !there) return row;
  const merged = { ...row };
  for (const name of names)
    merged[name] = pick({ base: was[name], mine: row[name], theirs: there[name] });
  return merged;
}

/** Charts that they added and I cannot know, below mine of the same group. */
function withTheirCharts(mine: AdminGroup, theirs: AdminGroup, known: ReadonlySet<number | null>) {
  const added = theirs.charts.filter((chart: AdminChart) => !known.has(chart.id));
  return added.length === 0 ? mine : { ...mine, charts: [...mine.charts, ...added] };
}

const chartFields = ['names', 'proof', 'status', 'values'] as const;

/** The groups if both changed them: my rows in my order, with the fields that only they changed and what they added. */
function mergeGroups({ base, mine, theirs }: Versions<AdminGroup[]>): AdminGroup[] {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  const knownCharts = new Set([...idsOf(base), ...idsOf(mine)]);
  const knownGroups = new Set([...base, ...mine].map(({ id }) => id));
  const merged = mine.map((group) => {
    const there = theirs.find(({ id }) => id !== null && id === group.id);
    const kept = mergeFields(group, { base, theirs }, ['names', 'dlc', 'ranked', 'proofRule']);
    const charts = group.charts.map((chart) =>
      mergeFields(chart, { base: chartsOf(base), theirs: chartsOf(theirs) }, chartFields),
    );
    const own = { ...kept, charts };
    return there ? withTheirCharts(own, there, knownCharts) : own;
  });
  return [...merged, ...theirs.filter(({ id }) => !knownGroups.has(id))];
}

/** My changes on their version. Where both changed the same, mine stays; what they added is kept. Orders and removed rows are mine if I changed any row. */
export function reapplyChanges({
  base,
  mine,
  theirs,
}: Versions<AdminGameContent>): AdminGameContent {
  const languages = Object.keys({ ...mine.translations, ...theirs.translations });
  const translations = Object.fromEntries(
    languages.flatMap((language) => {
      const text = pick({
        base: textIn(base, language),
        mine: textIn(mine, language),
        theirs: textIn(theirs, language),
      });
      return text ? [[language, text] as const] : [];
    }),
  );
  const field = <Name extends 'slug' | 'seriesId' | 'platformIds' | 'pictureId' | 'ranked'>(
    name: Name,
  ) => pick<AdminGameContent[Name]>({ base: base[name], mine: mine[name], theirs: theirs[name] });
  return {
    slug: field('slug'),
    seriesId: field('seriesId'),
    platformIds: field('platformIds'),
    pictureId: field('pictureId'),
    ranked: field('ranked'),
    translations,
    groups: mergeGroups({ base: base.groups, mine: mine.groups, theirs: theirs.groups }),
  };
}

const textIn = ({ translations }: AdminGameContent, language: string) =>
  Object.entries(translations).find(([one]) => one === language)?.[1];
