import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Better } from '../../../../contract/records/catalogue';
import { exactFormat } from '../../../../contract/records/holdsValue';
import { paths } from '../../../../contract/paths';
import { ownPaths } from '../../../../contract/ownPaths';
import type { NextPlace, UnplayedChart } from '../../../../contract/schemas/players';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { firstScorePoints, middlePlace } from '../formulas/firstScore';
import { oneStepBetter } from '../formulas/oneStepBetter';
import { sortKey } from '../formulas/sortKey';
import { toPlace, type CountedPlace } from '../places/livePlaces';
import { sortKeyAt } from '../places/sortKeyAt';
import { findPlaces } from '../scores/findNextPlaces';
import { scoreValues } from '../scores/scoreValues';
import { findCandidates, type Candidate } from './findCandidates';

interface Request {
  playerId: number;
  game: number | undefined;
  games?: number;
  size: number;
  language: Language;
}

interface Row {
  game: LabelledRow;
  chart: LabelledRow;
  formats: ValueFormatDefinition[];
  better: Better[];
  /** Of the score in the middle of the board. */
  amounts: number[] | null;
}

/** The charts with the scores in the middle of their boards, in the order of the list. */
async function findRows(
  database: Database,
  charts: readonly Candidate[],
  language: Language,
): Promise<Row[]> {
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const { rows } = await sql<Row>`
    select json_build_object('id', g.id, 'slug', g.slug,
        'label', ${nameOf('game_translations', 'game_id', 'g.id')}) as game,
      json_build_object('id', c.id, 'slug', c.slug,
        'label', ${nameOf('chart_translations', 'chart_id', 'c.id')}) as chart,
      (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
        join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats,
      array(select v.better from chart_values v where v.chart_id = c.id order by v.position) as better,
      (select w.amounts from scores w where w.chart_id = c.id and w.ranked
        and w.sort_key = (select ${sortKeyAt(sql`c.id`, {}, sql<number>`x.middle`)}) limit 1) as amounts
    from unnest(${sql.val(charts.map(({ id }) => id))}::int[],
      ${sql.val(charts.map(({ scores }) => middlePlace(scores)))}::int[]) with ordinality x (id, middle, n)
    join charts c on c.id = x.id join games g on g.id = c.game_id order by x.n`.execute(database);
  return rows;
}

interface Target {
  row: Row;
  scores: number;
  /** What puts a player into the middle; undefined on an empty board. */
  amounts: number[] | undefined;
}

/** One step better than the score in the middle, or equal to it where there is no better value. */
function targetOf(row: Row, { scores }: Candidate): Target {
  const { amounts, formats, better } = row;
  return {
    row,
    scores,
    amounts:
      amounts === null ? undefined : (oneStepBetter(amounts, { formats, better }) ?? amounts),
  };
}

function toNext({ row, scores, amounts = [] }: Target, counted: CountedPlace, language: Language) {
  const place = { ...counted, upto: counted.upto + 1, rankedCount: scores + 1 };
  const { rank, points } = toPlace(place);
  const formats = row.formats.map((format, column) => exactFormat(format, amounts[column] ?? 0));
  const next: NextPlace = { rank, points, values: scoreValues(amounts, formats, language) };
  return next;
}

async function toCharts(database: Database, targets: readonly Target[], language: Language) {
  const sought = targets.flatMap(({ row, amounts }) =>
    amounts ? [{ chartId: row.chart.id, sortKey: sortKey(amounts, row.better) }] : [],
  );
  const places = new Map(
    (await findPlaces(database, sought)).map((place, index) => [sought[index]?.chartId, place]),
  );
  return targets.map((target): UnplayedChart => {
    const { row, scores } = target;
    const counted = places.get(row.chart.id);
    return {
      '@id': `${ownPaths.unplayedCharts}#${row.chart.id}`,
      '@type': 'UnplayedChart',
      game: reference('Game', paths.game(row.game.id), named(row.game)),
      chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
      nbScore: scores,
      lastPoints: firstScorePoints(scores).last,
      middle: counted ? toNext(target, counted, language) : null,
    };
  });
}

const worth = ({ middle, lastPoints }: UnplayedChart) => middle?.points ?? lastPoints;

/** The charts that a player has never played, first those where a place in the middle of the board brings most points: at one moment. */
export async function findUnplayed(snapshot: Database, request: Request): Promise<UnplayedChart[]> {
  const { size, language } = request;
  const candidates = await findCandidates(snapshot, request);
  const best = candidates
    .map((chart) => ({ chart, points: firstScorePoints(chart.scores).middle }))
    .toSorted((a, b) => b.points - a.points || a.chart.id - b.chart.id)
    .slice(0, size)
    .map(({ chart }) => chart);
  const rows = await findRows(snapshot, best, language);
  const targets = best.flatMap((chart, index) => {
    const row = rows[index];
    return row ? [targetOf(row, chart)] : [];
  });
  const items = await toCharts(snapshot, targets, language);
  return items.toSorted((a, b) => worth(b) - worth(a));
}

export const readUnplayed = async (database: Database, request: Request) =>
  inSnapshot(database, async (snapshot) => findUnplayed(snapshot, request));
