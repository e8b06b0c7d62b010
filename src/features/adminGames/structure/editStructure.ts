import type { AdminChart } from '../../../contract/schemas/adminGames';
import { newKey, type EditedChart, type EditedGroup, type EditedGroups } from '../draft/editedGame';
import type { CatalogueNames } from '../../../contract/schemas/adminGames';

/** Each function returns the groups after one change; groups and charts that it does not concern stay the same objects. */

const inGroup = (groups: EditedGroups, key: string, change: (group: EditedGroup) => EditedGroup) =>
  groups.map((group) => (group.key === key ? change(group) : group));

/** Moves an item to another index; indexes out of range change nothing. */
function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The names with a number that none of the others has: "Time trial 2". */
export function numberedNames(
  names: CatalogueNames,
  others: readonly CatalogueNames[],
): CatalogueNames {
  const taken = new Set(
    others.flatMap((other) => Object.values(other).map((name) => name.trim().toLowerCase())),
  );
  const entries = Object.entries(names).map(
    ([language, name]) => [language, name.replace(/ \d+$/, '')] as const,
  );
  let number = 2;
  while (entries.some(([, name]) => taken.has(`${name} ${number}`.toLowerCase()))) number += 1;
  return Object.fromEntries(entries.map(([language, name]) => [language, `${name} ${number}`]));
}

const emptyGroup = (key: string): EditedGroup => ({
  key,
  id: null,
  names: {},
  dlc: false,
  ranked: true,
  proofRule: null,
  charts: [],
});

/** A new chart, measured like the last one of its group. */
function chartLike(
  last: EditedChart | undefined,
  formatId: number | undefined,
  key: string,
): EditedChart {
  const column = { formatId: formatId ?? 0, better: 'lower' as const, names: {} };
  const values = formatId === undefined ? [] : [column];
  return {
    key,
    id: null,
    names: {},
    proof: last?.proof ?? 'any',
    status: 'open',
    values: last?.values ?? values,
  };
}

const copyOf = (chart: EditedChart): EditedChart => ({
  ...chart,
  key: newKey(),
  id: null,
  status: 'open',
});

export const addGroup = (groups: EditedGroups, key: string): EditedGroups => [
  ...groups,
  emptyGroup(key),
];

export const changeGroup = (
  groups: EditedGroups,
  key: string,
  changes: Partial<Pick<EditedGroup, 'names' | 'dlc' | 'ranked' | 'proofRule'>>,
): EditedGroups => inGroup(groups, key, (group) => ({ ...group, ...changes }));

export const removeGroup = (groups: EditedGroups, key: string): EditedGroups =>
  groups.filter((group) => group.key !== key);

export function copyGroup(groups: EditedGroups, key: string, asKey: string): EditedGroups {
  const index = groups.findIndex((group) => group.key === key);
  const group = groups[index];
  if (!group) return groups;
  const names = numberedNames(
    group.names,
    groups.map((other) => other.names),
  );
  const charts = group.charts.map((chart) => copyOf(chart));
  return groups.toSpliced(index + 1, 0, { ...group, key: asKey, id: null, names, charts });
}

export function moveGroup(groups: EditedGroups, key: string, to: number): EditedGroups {
  return moved(
    groups,
    groups.findIndex((group) => group.key === key),
    to,
  );
}

export const addChart = (
  groups: EditedGroups,
  groupKey: string,
  { key, formatId }: { key: string; formatId: number | undefined },
): EditedGroups =>
  inGroup(groups, groupKey, (group) => ({
    ...group,
    charts: [...group.charts, chartLike(group.charts.at(-1), formatId, key)],
  }));

export const changeChart = (
  groups: EditedGroups,
  groupKey: string,
  { key, ...changes }: { key: string } & Partial<Omit<AdminChart, 'id'>>,
): EditedGroups =>
  inGroup(groups, groupKey, (group) => ({
    ...group,
    charts: group.charts.map((chart) => (chart.key === key ? { ...chart, ...changes } : chart)),
  }));

export const removeChart = (groups: EditedGroups, groupKey: string, key: string): EditedGroups =>
  inGroup(groups, groupKey, (group) => ({
    ...group,
    charts: group.charts.filter((chart) => chart.key !== key),
  }));

export const copyChart = (
  groups: EditedGroups,
  groupKey: string,
  { key, asKey }: { key: string; asKey: string },
): EditedGroups =>
  inGroup(groups, groupKey, (group) => {
    const index = group.charts.findIndex((chart) => chart.key === key);
    const chart = group.charts[index];
    if (!chart) return group;
    const names = numberedNames(
      chart.names,
      group.charts.map((other) => other.names),
    );
    const copy = { ...copyOf(chart), key: asKey, names };
    return { ...group, charts: group.charts.toSpliced(index + 1, 0, copy) };
  });

export const moveChart = (
  groups: EditedGroups,
  groupKey: string,
  { key, to }: { key: string; to: number },
): EditedGroups =>
  inGroup(groups, groupKey, (group) => {
    const from = group.charts.findIndex((chart) => chart.key === key);
    return { ...group, charts: moved(group.charts, from, to) };
  });

/** Moves a chart to the end of another group. */
export function moveToGroup(
  groups: EditedGroups,
  groupKey: string,
  { key, target }: { key: string; target: string },
): EditedGroups {
  const chart = groups
    .find((group) => group.key === groupKey)
    ?.charts.find((one) => one.key === key);
  if (!chart || groupKey === target) return groups;
  return inGroup(removeChart(groups, groupKey, key), target, (group) => ({
    ...group,
    charts: [...group.charts, chart],
  }));
}
