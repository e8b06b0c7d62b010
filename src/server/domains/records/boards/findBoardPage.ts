import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import type { NamedRow } from '../../games/gameRows';
import { platformJson } from '../../games/localizedNames';
import type { BoardCursor, BoardQuery } from './boardQuery';
import { playerColumns, type PlayerRow } from './playerRows';
import { fromMicroseconds, inMicroseconds } from './microseconds';

export interface BoardRow extends PlayerRow {
  id: number;
  amounts: number[];
  sortKey: Buffer;
  /** In microseconds since 1970. */
  changed: number;
  changedAt: string;
  achievedOn: string | null;
  state: ScoreState;
  platform: NamedRow | null;
}

/** The ranked scores s of a board, of players p. */
export function boardScores(
  chartId: number,
  { platform, country }: Pick<BoardQuery, 'platform' | 'country'>,
): RawBuilder<unknown> {
  const players = country === undefined ? sql`` : sql`join players p on p.id = s.player_id`;
  const ofPlatform = platform === undefined ? sql`` : sql`and s.platform_id = ${platform}`;
  const ofCountry = country === undefined ? sql`` : sql`and p.country = ${country}`;
  return sql`scores s ${players} where s.chart_id = ${chartId} and s.ranked ${ofPlatform} ${ofCountry}`;
}

/** The scores of a page, from `start` if there is one, and one more if there are further ones; read from the index of the board. */
export async function findBoardPage(
  database: Database,
  {
    chartId,
    query,
    start,
    language,
  }: { chartId: number; query: BoardQuery; start: BoardCursor | undefined; language: Language },
): Promise<BoardRow[]> {
  const { size } = query;
  const after = query.after ?? start;
  const behind = after
    ? sql`and (s.sort_key, s.changed_at, s.id) ${query.after ? sql`>` : sql`>=`}
        (${Buffer.from(after.key, 'hex')}::bytea,
          ${fromMicroseconds(after.changed)}, ${after.id}::int)`
    : sql``;
  const { rows } = await sql<BoardRow>`
    with page as (
      select s.* from ${boardScores(chartId, query)} ${behind}
      order by s.sort_key, s.changed_at, s.id limit ${size + 1}
    )
    select s.id, s.amounts, s.sort_key, s.changed_at, s.achieved_on, s.state, s.player_id,
      ${inMicroseconds('s.changed_at')} as changed,
      ${playerColumns},
      (select ${platformJson(language)} from platforms x where x.id = s.platform_id) as platform
    from page s join players p on p.id = s.player_id left join users u on u.id = p.user_id
    order by s.sort_key, s.changed_at, s.id`.execute(database);
  return rows;
}
