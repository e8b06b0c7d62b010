import { languages } from '../../../contract/languages';
import { nameKey } from '../../../contract/nameKey';
import type { CatalogueNames } from '../../../contract/schemas/adminGames';
import { newKey, type EditedChart, type EditedGroup, type EditedGroups } from '../draft/editedGame';
import type { CsvChart, CsvProblem, ParsedStructure } from './parseStructure';

/** What adding the file to the game would do. */
export interface ImportPlan {
  /** The groups of the game with those of the file. */
  groups: EditedGroups;
  addedGroups: number;
  /** Groups that the game has already, and that would get charts. */
  mergedGroups: number;
  addedCharts: number;
  problems: CsvProblem[];
}

/** Whether two things have the same name in a language. */
const sameName = (one: CatalogueNames, other: CatalogueNames): boolean =>
  languages.some((language) => {
    const key = nameKey(one[language] ?? '');
    return key !== '' && key === nameKey(other[language] ?? '');
  });

const chartOf = ({ names, formatId, better, proof }: CsvChart): EditedChart => ({
  key: newKey(),
  id: null,
  names,
  proof,
  status: 'open',
  values: [{ formatId, better, names: {} }],
});

/** Puts the charts into the groups of the same name, and into new ones below. */
export function planImport(parsed: ParsedStructure, groups: EditedGroups): ImportPlan {
  const planned: (Omit<EditedGroup, 'charts'> & { charts: EditedChart[] })[] = groups.map(
    (group) => ({ ...group, charts: [...group.charts] }),
  );
  const known = new Map(groups.map((group) => [group.key, group.charts.length]));
  const fresh = new Set<string>();
  const problems = [...parsed.problems];
  const merged = new Set<string>();
  for (const row of parsed.charts) {
    let group = planned.find(({ names }) => sameName(names, row.group));
    if (!group) {
      const { group: names, dlc } = row;
      group = { key: newKey(), id: null, names, dlc, ranked: true, proofRule: null, charts: [] };
      fresh.add(group.key);
      planned.push(group);
    }
    const place = group.charts.findIndex(({ names }) => sameName(names, row.names));
    if (place !== -1) {
      const inGame = place < (known.get(group.key) ?? 0);
      const value = Object.values(row.names)[0] ?? '';
      problems.push({ line: row.line, reason: inGame ? 'known' : 'repeated', value });
      continue;
    }
    group.charts.push(chartOf(row));
    if (!fresh.has(group.key)) merged.add(group.key);
  }
  return {
    groups: planned,
    addedGroups: fresh.size,
    mergedGroups: merged.size,
    addedCharts: planned.reduce(
      (sum, { key, charts }) => sum + charts.length - (known.get(key) ?? 0),
      0,
    ),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}
