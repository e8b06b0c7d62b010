import type { GameProblem, GameProblemCode } from '../../../../contract/gameProblems';
import type { AdminChart, AdminGameContent } from '../../../../contract/schemas/adminGames';

interface Facts {
  /** Whether the game is or was public: what changes its points is locked. */
  locked: boolean;
  /** Charts with scores or with a history. */
  played: ReadonlySet<number>;
  /** Retired charts whose scores another one took over, and those others. */
  merged: ReadonlySet<number>;
  targets: ReadonlySet<number>;
}

interface Place {
  chart: AdminChart;
  groupId: number;
}

function placesOf({ groups }: AdminGameContent): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const { id, charts } of groups)
    for (const chart of charts)
      if (chart.id !== null) places.set(chart.id, { chart, groupId: id ?? 0 });
  return places;
}

/** Formats and directions of the value columns, without their names. */
const columnsOf = ({ values }: AdminChart) =>
  values.map(({ formatId, better }) => `${formatId} ${better}`).join();

/** What a change of a game must not do to its groups and charts, at the fields of the new content. */
export function structureProblems(
  before: AdminGameContent,
  after: AdminGameContent,
  { locked, played, merged, targets }: Facts,
): GameProblem[] {
  const problems: GameProblem[] = [];
  const report = (path: string, code: GameProblemCode) => problems.push({ path, code });
  const old = placesOf(before);
  const kept = placesOf(after);
  const indexes = new Map(after.groups.map(({ id }, index) => [id, index]));
  if (locked && before.ranked !== after.ranked) report('ranked', 'locked');

  for (const { id, charts } of before.groups) {
    const index = indexes.get(id);
    const gone = charts.flatMap((chart) =>
      chart.id === null || kept.has(chart.id) ? [] : [chart.id],
    );
    const path = index === undefined ? 'groups' : `groups[${index}].charts`;
    if (gone.some((chart) => played.has(chart))) report(path, 'hasScores');
    else if (
      locked ? gone.length > 0 || index === undefined : gone.some((chart) => targets.has(chart))
    )
      report(path, 'locked');
  }

  const oldGroups = new Map(before.groups.map((group) => [group.id, group]));
  for (const [index, group] of after.groups.entries()) {
    const path = `groups[${index}]`;
    const known = group.id === null ? undefined : oldGroups.get(group.id);
    if (locked && known && known.dlc !== group.dlc) report(`${path}.dlc`, 'locked');
    if (locked && known && known.ranked !== group.ranked) report(`${path}.ranked`, 'locked');
    for (const [place, chart] of group.charts.entries()) {
      const was = chart.id === null ? undefined : old.get(chart.id);
      if (chart.id === null || !was) continue;
      const chartPath = `${path}.charts[${place}]`;
      if (locked && was.groupId !== group.id) report(chartPath, 'locked');
      if (columnsOf(was.chart) !== columnsOf(chart)) {
        if (played.has(chart.id)) report(`${chartPath}.values`, 'hasScores');
        else if (locked) report(`${chartPath}.values`, 'locked');
      }
      if (merged.has(chart.id) && chart.status !== 'retired')
        report(`${chartPath}.status`, 'locked');
    }
  }
  return problems;
}
