import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { yearRules } from '../../../../contract/records/playerYears';
import type { PlayerYear, YearReign } from '../../../../contract/schemas/playerYears';
import type { Database } from '../../../platform/database/tables';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { isOfPublicChart } from '../scores/listedScores';
import type { YearSpan } from './yearSpan';

interface ReignRow {
  since: string;
  until: string | null;
  days: number;
  game: LabelledRow;
  chart: LabelledRow;
}

interface Row {
  taken: number;
  kept: number;
}

interface Request {
  playerId: number;
  language: Language;
  span: YearSpan;
}

/** The longest of a few long times whose chart readers see. */
const candidates = 20;

/** The first places that a player took in a year: no more than a thousand, the latest ones, are read, from an index alone. */
export async function findYearFirsts(
  snapshot: Database,
  { playerId, language, span }: Request,
): Promise<PlayerYear['firsts']> {
  const { first, behind, now } = span;
  const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;
  const taken = sql`taken as materialized (
    select chart_id, sequence, began_at, ended_at from reigns
    where player_id = ${playerId} and began_at >= ${startOf(first)} and began_at < ${startOf(behind)}
    order by began_at desc limit ${yearRules.firsts})`;
  const counts = await sql<Row>`with ${taken} select count(*)::int as taken,
    (count(*) filter (where ended_at is null or ended_at >= ${startOf(behind)}))::int as kept from taken`.execute(
    snapshot,
  );
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const lasted = sql`coalesce(ended_at, ${now}::timestamptz) - began_at`;
  const longest = await sql<ReignRow>`with ${taken}, long as (
      select *, ${lasted} as lasted from taken order by ${lasted} desc, chart_id limit ${candidates}
    )
    select r.began_at as since, r.ended_at as until, floor(extract(epoch from r.lasted) / 86400)::int as days,
      json_build_object('id', g.id, 'slug', g.slug,
        'label', ${nameOf('game_translations', 'game_id', 'g.id')}) as game,
      json_build_object('id', c.id, 'slug', c.slug,
        'label', ${nameOf('chart_translations', 'chart_id', 'c.id')}) as chart
    from long r join charts c on c.id = r.chart_id join games g on g.id = c.game_id
    where ${isOfPublicChart} order by r.lasted desc, r.chart_id limit 1`.execute(snapshot);
  return {
    ...(counts.rows[0] ?? { taken: 0, kept: 0 }),
    longest: longest.rows[0] ? toReign(longest.rows[0]) : null,
  };
}

const toReign = ({ game, chart, ...times }: ReignRow): YearReign => ({
  game: reference('Game', paths.game(game.id), named(game)),
  chart: reference('Chart', paths.chart(chart.id), named(chart)),
  ...times,
});
