import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { chainPaths } from '../../../../contract/chainPaths';
import type { ChartEvent } from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { firstHash } from '../scores/scoreEvents';
import type { ChainQuery } from './eventQuery';
import {
  eventColumns,
  eventSource,
  findChain,
  presentEvents,
  type EventRow,
} from './presentEvents';

type ChainRow = EventRow & PlayerRow;

interface Request {
  chartId: number;
  query: ChainQuery;
  language: Language;
}

/** One page of the chain of a chart, in its order; undefined if the chart is unknown or its game is not public. */
export async function readChartEvents(database: Database, { chartId, query, language }: Request) {
  const chain = await findChain(database, sql`${chartId}::int`);
  if (!chain) return undefined;
  const { formats, eventCount, hash } = chain;
  const { rows } = await sql<ChainRow>`
    select ${eventColumns}, ${playerColumns} from ${eventSource}
    left join players p on p.id = e.player_id left join users u on u.id = p.user_id
    where e.chart_id = ${chartId} and e.sequence > ${query.after} and e.sequence <= ${eventCount}
    order by e.sequence limit ${query.size}`.execute(database);
  const events = await presentEvents(database, rows, { formats, language });
  const items = rows.flatMap((row, index): ChartEvent[] => {
    const event = events[index];
    if (!event) return [];
    const { scoreId } = row;
    const score = paths.score(scoreId);
    return [
      {
        ...event,
        '@id': `${chainPaths.chartEvents(chartId)}#${row.sequence}`,
        '@type': 'ChartEvent',
        score,
        scoreId,
        player: toPlayer(row),
      },
    ];
  });
  const last = items.at(-1)?.sequence ?? eventCount;
  return {
    items,
    total: eventCount,
    next: last < eventCount ? String(last) : undefined,
    end: { eventCount, hash: (hash ?? firstHash).toString('hex') },
  };
}
