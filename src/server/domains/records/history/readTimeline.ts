import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import { paths } from '../../../../contract/paths';
import type { Chart } from '../../../../contract/schemas/charts';
import type { TimelineStep } from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { scoreValues } from '../scores/scoreValues';
import { lastEventOf } from './lastEventOf';
import type { TimelineCursor } from './timelineQuery';

interface StepRow extends Omit<PlayerRow, 'playerId'> {
  sequence: number;
  at: string;
  /** Null, like what follows, when no score was left. */
  scoreId: number | null;
  playerId: number | null;
  amounts: number[] | null;
  achievedOn: string | null;
}

interface Request {
  chart: Chart;
  /** The page ends before this event. */
  before: number | undefined;
  language: Language;
}

/** The last steps before an event, the latest first, each with how many steps the chart has. */
async function findSteps(database: Database, { chart, before }: Request) {
  const earlier = before === undefined ? sql`` : sql`and r.sequence < ${before}`;
  const { rows } = await sql<{ total: number; lastEvent: number } & (StepRow | { sequence: null })>`
    select n.total, ${lastEventOf(sql`${chart.id}::int`)} as last_event, r.*, ${playerColumns}
    from (select count(*) as total from chart_records where chart_id = ${chart.id}) n
    left join (
      select r.* from chart_records r where r.chart_id = ${chart.id} ${earlier}
      order by r.sequence desc limit ${limits.timelinePageSize + 1}
    ) r on true
    left join players p on p.id = r.player_id left join users u on u.id = p.user_id
    order by r.sequence desc`.execute(database);
  const { total, lastEvent } = rows[0] ?? { total: 0, lastEvent: 0 };
  return { total, lastEvent, steps: rows.filter((row) => row.sequence !== null) };
}

/**
 * One page of the changes of the first row of a board, in order of time: the newest, or those before a cursor. It shows what was first at
 * each moment: a record that was corrected, withdrawn or deactivated is followed by the one that was first without it.
 */
export async function readTimeline(database: Database, request: Request) {
  const { chart, language } = request;
  const { total, lastEvent, steps } = await findSteps(database, request);
  const page = steps.slice(0, limits.timelinePageSize).toReversed();
  const formats = chart.columns.map(({ format }) => format);
  const items = page.map((step): TimelineStep => {
    const { sequence, playerId } = step;
    return {
      '@id': `${paths.chartTimeline(chart.id)}#${sequence}`,
      '@type': 'TimelineStep',
      sequence,
      at: step.at,
      values: scoreValues(step.amounts ?? [], formats, language),
      achievedOn: step.achievedOn,
      player: playerId === null ? null : toPlayer({ ...step, playerId }),
      score: step.scoreId === null ? null : paths.score(step.scoreId),
      scoreId: step.scoreId,
    };
  });
  const [first] = page;
  const next: TimelineCursor | undefined =
    first && steps.length > page.length ? { sequence: first.sequence } : undefined;
  return { items, total, lastEvent, next: next && writeCursor(next) };
}
