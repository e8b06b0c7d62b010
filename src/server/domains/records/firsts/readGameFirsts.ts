import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { pastPaths } from '../../../../contract/pastPaths';
import { paths } from '../../../../contract/paths';
import { pastRules } from '../../../../contract/records/past';
import type { GameFirst } from '../../../../contract/schemas/gameFirsts';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { toPlayer, type PlayerRow } from '../players/playerRows';
import { scoreValues } from '../scores/scoreValues';
import type { FirstCursor } from './firstQuery';

interface Request {
  gameId: number;
  size: number;
  /** The page starts behind this one. */
  after: FirstCursor | undefined;
  language: Language;
}

interface Row {
  sequence: number;
  beganAt: string;
  /** The same in microseconds since 1970. */
  began: number;
  endedAt: string | null;
  amounts: number[] | null;
  formats: ValueFormatDefinition[];
  chart: LabelledRow;
  group: LabelledRow;
  player: PlayerRow;
  previous: PlayerRow | null;
}

/** The player of an id as a {@link PlayerRow}. */
const playerOf = (id: string) => sql`(
  select json_build_object('playerId', p.id, 'country', p.country, 'username', u.username, 'userSlug', u.slug)
  from players p left join users u on u.id = p.user_id where p.id = ${sql.ref(id)})`;

async function findRows(database: Database, { gameId, size, after, language }: Request) {
  const behind = after
    ? sql`and (began_at, chart_id, sequence) <
        (${fromMicroseconds(after.began)}, ${after.chart}::int, ${after.sequence}::int)`
    : sql``;
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const { rows } = await sql<Row>`
    with page as materialized (
      select * from reigns where game_id = ${gameId} ${behind}
      order by began_at desc, chart_id desc, sequence desc limit ${size + 1}
    )
    select r.sequence, r.began_at, ${inMicroseconds('r.began_at')} as began, r.ended_at, x.amounts,
      (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
        join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats,
      json_build_object('id', c.id, 'slug', c.slug,
        'label', ${nameOf('chart_translations', 'chart_id', 'c.id')}) as chart,
      json_build_object('id', o.id, 'slug', o.slug,
        'label', ${nameOf('chart_group_translations', 'group_id', 'o.id')}) as "group",
      ${playerOf('r.player_id')} as player, ${playerOf('x.previous_id')} as previous
    from page r
    cross join lateral (
      select amounts, lead(player_id) over (order by sequence desc) as previous_id from (
        select sequence, amounts, player_id from chart_records where chart_id = r.chart_id and sequence <= r.sequence
        order by sequence desc limit 2
      ) steps order by sequence desc limit 1
    ) x
    join charts c on c.id = r.chart_id join chart_groups o on o.id = c.group_id
    order by r.began_at desc, r.chart_id desc, r.sequence desc`.execute(database);
  return rows;
}

const toFirst = (row: Row, { gameId, language }: Request): GameFirst => ({
  '@id': `${pastPaths.gameFirsts(gameId)}#${row.chart.id}-${row.sequence}`,
  '@type': 'GameFirst',
  group: reference('Group', paths.group(row.group.id), named(row.group)),
  chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  player: toPlayer(row.player),
  values: scoreValues(row.amounts ?? [], row.formats, language),
  since: row.beganAt,
  until: row.endedAt,
  previous: row.previous && toPlayer(row.previous),
});

/** One page of the first places of a game that players took, the latest first. No more than 1,000 are counted. */
export async function readGameFirsts(database: Database, request: Request) {
  const found = await findRows(database, request);
  const rows = found.slice(0, request.size);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (
      select from reigns where game_id = ${request.gameId} limit ${pastRules.countedFirsts}) r`.execute(
    database,
  );
  const last = rows.at(-1);
  const next: FirstCursor | undefined =
    last && found.length > rows.length
      ? { began: last.began, chart: last.chart.id, sequence: last.sequence }
      : undefined;
  return {
    items: rows.map((row) => toFirst(row, request)),
    total: counted[0]?.total ?? 0,
    next: next && writeCursor(next),
  };
}
