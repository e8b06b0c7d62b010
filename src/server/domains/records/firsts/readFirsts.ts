import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { pastPaths } from '../../../../contract/pastPaths';
import { paths } from '../../../../contract/paths';
import { firstStates, pastRules, type FirstState } from '../../../../contract/records/past';
import type { FirstPlace } from '../../../../contract/schemas/firsts';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { scoreValues } from '../scores/scoreValues';
import type { FirstCursor, FirstQuery } from './firstQuery';

interface Request {
  playerId: number;
  query: FirstQuery;
  language: Language;
  now: Date;
}

interface Row extends Omit<PlayerRow, 'playerId'> {
  sequence: number;
  beganAt: string;
  /** The same in microseconds since 1970. */
  began: number;
  endedAt: string | null;
  nextPlayerId: number | null;
  amounts: number[] | null;
  formats: ValueFormatDefinition[];
  game: LabelledRow;
  chart: LabelledRow;
}

const ends = { held: sql`ended_at is null`, lost: sql`ended_at is not null` };

/** Each state has an index in the order of the list. */
function reignsOf({ playerId, query: { after, size } }: Request, state: FirstState) {
  const behind = after
    ? sql`and (began_at, chart_id, sequence) <
        (${fromMicroseconds(after.began)}, ${after.chart}::int, ${after.sequence}::int)`
    : sql``;
  return sql`(select * from reigns where player_id = ${playerId} and ${ends[state]} ${behind}
    order by began_at desc, chart_id desc, sequence desc limit ${size + 1})`;
}

async function findRows(database: Database, request: Request) {
  const { query, language } = request;
  const states = query.state ? [query.state] : firstStates;
  const reigns = states.map((state) => reignsOf(request, state));
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const { rows } = await sql<Row>`
    with page as materialized (
      select * from (${sql.join(reigns, sql` union all `)}) r
      order by began_at desc, chart_id desc, sequence desc limit ${query.size + 1}
    )
    select r.sequence, r.began_at, ${inMicroseconds('r.began_at')} as began, r.ended_at, r.next_player_id, x.amounts,
      ${playerColumns},
      (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
        join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats,
      json_build_object('id', g.id, 'slug', g.slug,
        'label', ${nameOf('game_translations', 'game_id', 'g.id')}) as game,
      json_build_object('id', c.id, 'slug', c.slug,
        'label', ${nameOf('chart_translations', 'chart_id', 'c.id')}) as chart
    from page r
    cross join lateral (
      select amounts from chart_records where chart_id = r.chart_id and sequence = r.last_sequence limit 1
    ) x
    join charts c on c.id = r.chart_id join games g on g.id = c.game_id
    left join players p on p.id = r.next_player_id left join users u on u.id = p.user_id
    order by r.began_at desc, r.chart_id desc, r.sequence desc`.execute(database);
  return rows;
}

interface Facts {
  held: number;
  lost: number;
  longestDays: number | null;
}

/** Reads the beginning of each index. */
async function readFacts(database: Database, { playerId, now }: Request): Promise<Facts> {
  const count = (state: FirstState) => sql`(select count(*) from (
    select from reigns where player_id = ${playerId} and ${ends[state]} limit ${pastRules.countedFirsts}) r)`;
  const { rows } = await sql<Facts>`
    select ${count('held')} as held, ${count('lost')} as lost, floor(extract(epoch from greatest(
      (select ended_at - began_at from reigns where player_id = ${playerId} and ended_at is not null
        order by ended_at - began_at desc limit 1),
      (select ${now}::timestamptz - began_at from reigns where player_id = ${playerId} and ended_at is null
        order by began_at, chart_id, sequence limit 1)
    )) / 86400)::int as longest_days`.execute(database);
  return rows[0] ?? { held: 0, lost: 0, longestDays: null };
}

const toFirst = (row: Row, { playerId, language }: Request): FirstPlace => ({
  '@id': `${pastPaths.playerFirsts(playerId)}#${row.chart.id}-${row.sequence}`,
  '@type': 'FirstPlace',
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  values: scoreValues(row.amounts ?? [], row.formats, language),
  since: row.beganAt,
  until: row.endedAt,
  next: row.nextPlayerId === null ? null : toPlayer({ ...row, playerId: row.nextPlayerId }),
});

/** One page of the first places that a player has ever held, the latest first. Of equal scores the one that is older has the first place. */
export const readFirsts = async (database: Database, request: Request) =>
  inSnapshot(database, async (snapshot) => {
    const { query } = request;
    const found = await findRows(snapshot, request);
    const rows = found.slice(0, query.size);
    const facts = await readFacts(snapshot, request);
    const last = rows.at(-1);
    const next: FirstCursor | undefined =
      last && found.length > rows.length
        ? { began: last.began, chart: last.chart.id, sequence: last.sequence }
        : undefined;
    return {
      list: {
        items: rows.map((row) => toFirst(row, request)),
        total: query.state ? facts[query.state] : facts.held + facts.lost,
        next: next && writeCursor(next),
      },
      facts,
    };
  });
