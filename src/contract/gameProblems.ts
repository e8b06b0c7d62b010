import { gameLimits } from './gameAdministration';
import { nameKey } from './nameKey';
import { rankedScoresToProve } from './records/proofRule';
import type { AdminGameContent } from './schemas/adminGames';

/** Why a game cannot be saved or become public; each is a text of the same name. */
export type GameProblemCode =
  | 'nameMissing'
  | 'platformMissing'
  | 'groupMissing'
  | 'chartMissing'
  | 'columnMissing'
  | 'columnNameMissing'
  | 'repeated'
  | 'tooManyCharts'
  | 'locked'
  | 'hasScores'
  | 'unknown'
  | 'invalidValue';

/** A problem and the field that causes it: `groups[0].charts[2].names`. */
export interface GameProblem {
  path: string;
  code: GameProblemCode;
}

type Named = Partial<Record<string, string | { name: string }>>;
const namesOf = (names: Named) =>
  Object.values(names).flatMap((value) => {
    const name = typeof value === 'string' ? value : value?.name;
    return name && nameKey(name) !== '' ? [name.trim()] : [];
  });

/** Names that another of the list has in the same language. */
function repeatedNames(all: readonly Partial<Record<string, string>>[]): boolean[] {
  const seen = new Set<string>();
  return all.map((names) => {
    const keys = Object.entries(names).map(
      ([language, name]) => `${language} ${nameKey(name ?? '')}`,
    );
    const repeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return repeated;
  });
}

/** What is wrong with a game whatever its status; empty if it can be saved. */
export function gameProblems({ groups }: AdminGameContent): GameProblem[] {
  const problems: GameProblem[] = [];
  const report = (path: string, code: GameProblemCode) => problems.push({ path, code });
  const charts = groups.reduce((sum, group) => sum + group.charts.length, 0);
  if (charts > gameLimits.charts) report('groups', 'tooManyCharts');
  const repeatedGroups = repeatedNames(groups.map(({ names }) => names));
  for (const [index, group] of groups.entries()) {
    const path = `groups[${index}]`;
    if (namesOf(group.names).length === 0) report(`${path}.names`, 'nameMissing');
    if (repeatedGroups[index]) report(`${path}.names`, 'repeated');
    const from = group.proofRule?.from ?? 1;
    if (from < 1 || from > rankedScoresToProve) report(`${path}.proofRule.from`, 'invalidValue');
    const repeatedCharts = repeatedNames(group.charts.map(({ names }) => names));
    for (const [place, chart] of group.charts.entries()) {
      const chartPath = `${path}.charts[${place}]`;
      if (namesOf(chart.names).length === 0) report(`${chartPath}.names`, 'nameMissing');
      if (repeatedCharts[place]) report(`${chartPath}.names`, 'repeated');
      if (chart.values.length === 0) report(`${chartPath}.values`, 'columnMissing');
      if (chart.values.length < 2) continue;
      for (const [column, value] of chart.values.entries()) {
        if (namesOf(value.names).length === 0)
          report(`${chartPath}.values[${column}].names`, 'columnNameMissing');
      }
    }
  }
  return problems;
}

/** What a game still needs before it can be public, besides what `gameProblems` finds. */
export function publicationProblems(content: AdminGameContent): GameProblem[] {
  const problems = gameProblems(content);
  if (namesOf(content.translations).length === 0)
    problems.push({ path: 'translations', code: 'nameMissing' });
  if (content.platformIds.length === 0)
    problems.push({ path: 'platformIds', code: 'platformMissing' });
  if (content.groups.length === 0) problems.push({ path: 'groups', code: 'groupMissing' });
  for (const [index, { charts }] of content.groups.entries()) {
    if (!charts.some(({ status }) => status !== 'retired'))
      problems.push({ path: `groups[${index}].charts`, code: 'chartMissing' });
  }
  return problems;
}
