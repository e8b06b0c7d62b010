import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import { paths } from '../../../../contract/paths';
import type { Chart } from '../../../../contract/schemas/charts';
import type { TimelineStep } from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../boards/pageCursor';
import { playerColumns, toPlayer, type PlayerRow } from '../boards/playerRows';
import { scoreValues } from '../boards/scoreValues';
import type { ScoreContent } from '../scores/scoreEvents';
import { findFirstPlaceSpans } from './firstPlaceSpans';
import { firstPlaces, type FirstPlace } from './firstPlaces';
import type { TimelineCursor } from './timelineQuery';

interface EventRow extends PlayerRow {
  sequence: number;
  at: string;
  after: ScoreContent;
}

/** The events that made the changes, and those that set the values, by sequence. */
async function findEvents(database: Database, chartId: number, changes: readonly FirstPlace[]) {
  const sequences = changes.flatMap(({ sequence, span }) => [sequence, span?.since ?? sequence]);
  const { rows } = await sql<EventRow>`
    select e.sequence, e.at, e.after, e.player_id, ${playerColumns}
    from score_events e join players p on p.id = e.player_id left join users u on u.id = p.user_id
    where e.chart_id = ${chartId} and e.sequence = any(${sql.val(sequences)}::int[])`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.sequence, row]));
}

interface Request {
  chart: Chart;
  /** The page ends before this event. */
  before: number | undefined;
  language: Language;
}

/**
 * One page of the changes of the first row of a board, in order of time: the newest, or those before a cursor. It shows what was first at
 * each moment: a record that was corrected, withdrawn or deactivated is followed by the one that was first without it. Players whose
 * scores do not rank today are left out from the start, because no event says since when.
 */
export async function readTimeline(database: Database, { chart, before, language }: Request) {
  const { id: chartId, columns } = chart;
  const spans = await findFirstPlaceSpans(database, {
    chartId,
    columns: columns.map(({ better }) => better),
  });
  const all = firstPlaces(spans);
  const earlier = all.filter(({ sequence }) => before === undefined || sequence < before);
  const page = earlier.slice(-limits.timelinePageSize);
  const events = await findEvents(database, chartId, page);
  const formats = columns.map(({ format }) => format);
  const items = page.flatMap(({ sequence, span }): TimelineStep[] => {
    const change = events.get(sequence);
    const set = span && events.get(span.since);
    if (!change) return [];
    return [
      {
        '@id': `${paths.chartTimeline(chartId)}#${sequence}`,
        '@type': 'TimelineStep',
        sequence,
        at: change.at,
        values: set ? scoreValues(set.after.amounts, formats, language) : [],
        achievedOn: set?.after.achievedOn ?? null,
        player: set ? toPlayer(set) : null,
        score: span ? paths.score(span.scoreId) : null,
      },
    ];
  });
  const [first] = page;
  const next: TimelineCursor | undefined =
    first && earlier.length > page.length ? { sequence: first.sequence } : undefined;
  return { items, total: all.length, next: next && writeCursor(next) };
}
