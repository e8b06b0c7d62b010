import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { PlayerScore } from '../../../../contract/schemas/players';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import type { Database } from '../../../platform/database/tables';
import { isPublic, named, reference, type LabelledRow, type NamedRow } from '../../games/gameRows';
import { localizedName, platformJson } from '../../games/localizedNames';
import { writeCursor } from '../boards/pageCursor';
import { scoreValues } from '../boards/scoreValues';
import { betterScores } from '../ranking/betterScores';
import type { ScoreCursor, ScoreQuery } from './playerScoreQuery';
import { fromMicroseconds, inMicroseconds } from '../boards/microseconds';

interface ScoreRow {
  id: number;
  amounts: number[];
  formats: ValueFormatDefinition[];
  game: LabelledRow;
  chart: LabelledRow;
  rank: number | null;
  ofAll: number;
  points: number;
  platform: NamedRow | null;
  state: ScoreState;
  achievedOn: string | null;
  changedAt: string;
  /** In microseconds since 1970. */
  changed: number;
}

interface Scores {
  playerId: number;
  query: ScoreQuery;
  language: Language;
}

async function findRows(database: Database, { playerId, query, language }: Scores) {
  const { after, game, size } = query;
  const ofGame = game === undefined ? sql`` : sql`and c.game_id = ${game}`;
  const behind = after
    ? sql`and (s.changed_at, s.id) <
        (${fromMicroseconds(after.changed)}, ${after.id}::int)`
    : sql``;
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const { rows } = await sql<ScoreRow>`
    with page as (
      select s.*, c.slug as chart_slug, c.ranked_count, g.id as game_id, g.slug as game_slug
      from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      where s.player_id = ${playerId} and s.state <> 'withdrawn' and c.status <> 'retired'
        and ${isPublic} ${ofGame} ${behind}
      order by s.changed_at desc, s.id desc limit ${size + 1}
    )
    select s.id, s.amounts, s.state, s.achieved_on, s.changed_at, s.ranked_count as of_all,
      ${inMicroseconds('s.changed_at')} as changed,
      (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
        join value_formats f on f.id = v.format_id where v.chart_id = s.chart_id) as formats,
      json_build_object('id', s.game_id, 'slug', s.game_slug,
        'label', ${nameOf('game_translations', 'game_id', 's.game_id')}) as game,
      json_build_object('id', s.chart_id, 'slug', s.chart_slug,
        'label', ${nameOf('chart_translations', 'chart_id', 's.chart_id')}) as chart,
      (select ${platformJson(language)} from platforms x where x.id = s.platform_id) as platform,
      coalesce(l.points, 0) as points,
      case when s.ranked then coalesce(l.rank, 1 + ${betterScores(sql`s.chart_id`, sql`s.sort_key`)}) end as rank
    from page s left join chart_places l
      on s.ranked and l.chart_id = s.chart_id and l.platform_id = 0 and l.sort_key = s.sort_key
    order by s.changed_at desc, s.id desc`.execute(database);
  return rows;
}

const toScore = (row: ScoreRow, language: Language): PlayerScore => ({
  '@id': paths.score(row.id),
  '@type': 'PlayerScore',
  id: row.id,
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  rank: row.rank,
  of: row.ofAll,
  points: row.points,
  values: scoreValues(row.amounts, row.formats, language),
  platform: row.platform && reference('Platform', paths.platform(row.platform.id), row.platform),
  state: row.state,
  achievedOn: row.achievedOn,
  changedAt: row.changedAt,
});

/** How many scores the list of a player has, in one game or in all. */
export async function countPlayerScores(
  database: Database,
  { playerId, game }: { playerId: number; game?: number | undefined },
): Promise<number> {
  const ofGame = game === undefined ? sql`` : sql`and c.game_id = ${game}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from scores s join charts c on c.id = s.chart_id
    join games g on g.id = c.game_id where s.player_id = ${playerId} and s.state <> 'withdrawn'
      and c.status <> 'retired' and ${isPublic} ${ofGame}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** One page of the scores of a player, the latest first, without those of retired charts. */
export async function readPlayerScores(database: Database, scores: Scores) {
  const { playerId, query, language } = scores;
  const found = await findRows(database, scores);
  const rows = found.slice(0, query.size);
  const last = rows.at(-1);
  const next: ScoreCursor | undefined =
    last && found.length > rows.length ? { changed: last.changed, id: last.id } : undefined;
  return {
    items: rows.map((row) => toScore(row, language)),
    total: await countPlayerScores(database, { playerId, game: query.game }),
    next: next && writeCursor(next),
  };
}
