import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { pastPaths } from '../../../../contract/pastPaths';
import { paths } from '../../../../contract/paths';
import type { GameFirst } from '../../../../contract/schemas/gameFirsts';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import { inMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { toPlayer, type PlayerRow } from '../players/playerRows';
import { scoreValues } from '../scores/scoreValues';

interface FirstRow {
  sequence: number;
  beganAt: string;
  /** The same in microseconds since 1970. */
  began: number;
  endedAt: string | null;
  amounts: number[] | null;
  formats: ValueFormatDefinition[];
  game: LabelledRow;
  chart: LabelledRow;
  group: LabelledRow;
  player: PlayerRow;
  previous: PlayerRow | null;
}

/** The player of an id as a {@link PlayerRow}. */
const playerOf = (id: string) => sql`(
  select json_build_object('playerId', p.id, 'country', p.country, 'username', u.username, 'userSlug', u.slug)
  from players p left join users u on u.id = p.user_id where p.id = ${sql.ref(id)})`;

/** The reigns of a query with their charts and players, the latest first. */
export async function findFirstRows(
  database: Database,
  reigns: RawBuilder<unknown>,
  language: Language,
): Promise<FirstRow[]> {
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const { rows } = await sql<FirstRow>`
    with page as materialized (${reigns})
    select r.sequence, r.began_at, ${inMicroseconds('r.began_at')} as began, r.ended_at, x.amounts,
      (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
        join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats,
      json_build_object('id', g.id, 'slug', g.slug,
        'label', ${nameOf('game_translations', 'game_id', 'g.id')}) as game,
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
    join charts c on c.id = r.chart_id join chart_groups o on o.id = c.group_id join games g on g.id = c.game_id
    order by r.began_at desc, r.chart_id desc, r.sequence desc`.execute(database);
  return rows;
}

export const toGameFirst = (row: FirstRow, language: Language): GameFirst => ({
  '@id': `${pastPaths.gameFirsts(row.game.id)}#${row.chart.id}-${row.sequence}`,
  '@type': 'GameFirst',
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  group: reference('Group', paths.group(row.group.id), named(row.group)),
  chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  player: toPlayer(row.player),
  values: scoreValues(row.amounts ?? [], row.formats, language),
  since: row.beganAt,
  until: row.endedAt,
  previous: row.previous && toPlayer(row.previous),
});
