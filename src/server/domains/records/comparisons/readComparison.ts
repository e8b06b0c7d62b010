import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { comparisonRules } from '../../../../contract/records/comparisons';
import { formatGap } from '../../../../contract/records/formatValue';
import type { ComparedChart, ComparedGame } from '../../../../contract/schemas/comparisons';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';
import { toScore } from '../players/findPlayerScores';
import { listedColumns, listedPlaces, listedSource, type ListedRow } from '../scores/listedScores';
import type { ComparisonCursor, ComparisonQuery } from './comparisonQuery';
import { findPairs, type Pair, type Players } from './findPairs';
import { biggestGaps, byGame, sumPairs, type GamePairs } from './sumPairs';

interface Comparison extends Players {
  query: ComparisonQuery;
  language: Language;
}

const isBehind = ({ gameId, pairs }: GamePairs, pair: Pair, after: ComparisonCursor): boolean => {
  if (pairs.length !== after.shared) return pairs.length < after.shared;
  return gameId === after.game ? pair.chartId > after.chart : gameId > after.game;
};

/** The pairs of a page, and where the next one starts. */
function pageOf(games: readonly GamePairs[], { size, after, game, result }: ComparisonQuery) {
  const listed = games.flatMap((ofGame) =>
    ofGame.pairs
      .filter((pair) => game === undefined || pair.gameId === game)
      .filter((pair) => result === undefined || pair.result === result)
      .map((pair) => ({ pair, ofGame })),
  );
  const left = after ? listed.filter(({ ofGame, pair }) => isBehind(ofGame, pair, after)) : listed;
  const page = left.slice(0, size);
  const last = left.length > size ? page.at(-1) : undefined;
  const next: ComparisonCursor | undefined = last && {
    shared: last.ofGame.pairs.length,
    game: last.pair.gameId,
    chart: last.pair.chartId,
  };
  return { page: page.map(({ pair }) => pair), total: listed.length, next };
}

/** The scores of both players on charts, by player and chart. */
async function findScores(
  snapshot: Database,
  { playerId, otherId, language }: Comparison,
  charts: readonly number[],
) {
  const { rows } = await sql<ListedRow & { playerId: number }>`
    with page as (
      select ${listedSource} from unnest(${sql.val([...charts])}::int[]) k (chart_id)
      join charts c on c.id = k.chart_id join games g on g.id = c.game_id
      cross join lateral (select s.* from scores s where s.chart_id = k.chart_id
        and s.player_id in (${playerId}, ${otherId}) offset 0) s
    )
    select s.player_id, ${listedColumns(language)} from page s cross join ${listedPlaces}`.execute(
    snapshot,
  );
  return new Map(rows.map((row) => [`${row.playerId} ${row.chart.id}`, row]));
}

/** How far amounts are from others in the first column in which they differ. */
function gapOf(row: ListedRow, other: ListedRow, language: Language): string | null {
  const index = row.amounts.findIndex((amount, at) => amount !== other.amounts[at]);
  const [format, amount, given] = [row.formats[index], row.amounts[index], other.amounts[index]];
  if (!format || amount === undefined || given === undefined) return null;
  return formatGap(format, amount - given, language);
}

/** Presents pairs with both scores. */
async function presentPairs(snapshot: Database, comparison: Comparison, pairs: readonly Pair[]) {
  const { playerId, otherId, language } = comparison;
  const charts = [...new Set(pairs.map(({ chartId }) => chartId))];
  const scores = await findScores(snapshot, comparison, charts);
  return (pair: Pair): ComparedChart[] => {
    const row = scores.get(`${playerId} ${pair.chartId}`);
    const other = scores.get(`${otherId} ${pair.chartId}`);
    if (!row || !other) return [];
    return [
      {
        '@id': paths.chart(pair.chartId),
        '@type': 'ComparedChart',
        id: pair.chartId,
        result: pair.result,
        gap: gapOf(row, other, language),
        score: toScore(row, language),
        otherScore: toScore(other, language),
      },
    ];
  };
}

async function presentGames(
  snapshot: Database,
  games: readonly GamePairs[],
  language: Language,
): Promise<ComparedGame[]> {
  const ids = games.map(({ gameId }) => gameId);
  const label = localizedName({
    table: 'game_translations',
    key: 'game_id',
    id: 'g.id',
    language,
  });
  const { rows } = await sql<LabelledRow>`
    select g.id, g.slug, ${label} as label from games g where g.id = any(${sql.val(ids)}::int[])`.execute(
    snapshot,
  );
  const names = new Map(rows.map((row) => [row.id, row]));
  return games.flatMap(({ gameId, pairs }) => {
    const row = names.get(gameId);
    if (!row) return [];
    return [{ game: reference('Game', paths.game(gameId), named(row)), ...sumPairs(pairs) }];
  });
}

/** Two players on the charts on which both have a ranked score: all of one moment. */
export const readComparison = async (database: Database, comparison: Comparison) =>
  inSnapshot(database, async (snapshot) => {
    const { query, language } = comparison;
    const { maxScores, maxGames, gaps: most } = comparisonRules;
    const { pairs, latestOf } = await findPairs(snapshot, comparison, maxScores);
    const games = byGame(pairs);
    const { page, total, next } = pageOf(games, query);
    const [won, lost] = [biggestGaps(pairs, 'won', most), biggestGaps(pairs, 'lost', most)];
    const present = await presentPairs(snapshot, comparison, [...page, ...won, ...lost]);
    return {
      list: { items: page.flatMap(present), total, next: next && writeCursor(next) },
      facts: {
        sums: sumPairs(pairs),
        games: await presentGames(snapshot, games.slice(0, maxGames), language),
        gaps: { won: won.flatMap(present), lost: lost.flatMap(present) },
        latestOf,
      },
    };
  });
