import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Database } from '../../../platform/database/tables';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import { writeCursor } from '../../../platform/http/pageCursor';
import { isListed, listedSource } from '../scores/listedScores';
import type { ScoreCursor } from '../players/playerScoreQuery';
import type { LatestQuery } from './latestQuery';
import { readLatestRows } from './latestRows';

/** How many scores a page looks at: it ends there if hardly any of them is listed. */
const maxScan = 1000;

type Cursor = ScoreCursor | undefined;

/** Scores s behind a cursor, the latest first; read from the index of their times. */
const scan = (after: Cursor): RawBuilder<unknown> =>
  sql`scores s ${
    after
      ? sql`where (s.changed_at, s.id) < (${fromMicroseconds(after.changed)}, ${after.id}::int)`
      : sql``
  } order by s.changed_at desc, s.id desc`;

/** The last score that a page looked at; undefined if there were fewer. */
async function findScanEnd(database: Database, after: Cursor): Promise<Cursor> {
  const { rows } = await sql<ScoreCursor>`select ${inMicroseconds('s.changed_at')} as changed, s.id
    from ${scan(after)} offset ${maxScan - 1} limit 1`.execute(database);
  return rows[0];
}

/** The scores of public games, from the counters that triggers maintain: never counted from the rows themselves. */
async function readTotal(database: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(total), 0)::bigint as total
    from daily_counts where kind = 'records' and day = 'epoch'`.execute(database);
  return rows[0]?.total ?? 0;
}

/** One page of the scores of all games, the latest first, without withdrawn ones and those of retired charts. */
export async function readLatestScores(
  database: Database,
  { query: { after, size }, language }: { query: LatestQuery; language: Language },
) {
  const page = sql`
    select ${listedSource} from (select s.* from ${scan(after)} limit ${maxScan}) s
    join charts c on c.id = s.chart_id join games g on g.id = c.game_id where ${isListed}
    order by s.changed_at desc, s.id desc limit ${size + 1}`;
  const found = await readLatestRows(database, page, language);
  const rows = found.slice(0, size);
  const next =
    found.length > rows.length ? rows.at(-1)?.position : await findScanEnd(database, after);
  return {
    items: rows.map(({ score }) => score),
    // The counters follow the rankings.
    total: Math.max(await readTotal(database), rows.length),
    next: next && writeCursor(next),
  };
}
