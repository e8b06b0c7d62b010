import { sql } from 'kysely';
import { DatabaseUnavailable } from '../../../platform/database/databaseErrors';
import type { Database } from '../../../platform/database/tables';
import { errorLabel } from '../../../platform/errors/errorLabel';
import { claimGame, takeChanges, type Changes, type ClaimedGame, type Portion } from './claimGame';
import { countPlayers } from './countPlayers';
import { keepBuckets } from '../places/keepBuckets';
import { payBadge } from './payBadge';
import { findRankedCharts, payChart } from './payChart';
import { addStandingPayments, payGame } from './payGame';
import { totalsOf } from './gameTotals';
import type { PlayerDeltas } from './playerDeltas';
import { countParts, findParts, sumParts } from './partStandings';
import { addToStandings, removeFromStandings } from './writeStandings';
import { writeListings, writeListingsLater } from '../playerList/writeListings';
import { addToSeries } from './writeSeries';
import { addToTotals } from './writeTotals';

export interface RankingOptions {
  portion?: Portion;
  /** Ties with more scores are paid later, in batches. */
  largeTie?: number;
  /** Milliseconds that a game rests at least after it was ranked. */
  rest?: number;
  /** The number of scores from which a chart has buckets. */
  threshold?: number;
}

const usualPortion: Portion = { changes: 2000, charts: 20 };
export const usualLargeTie = 2000;
const usualRest = 700;

/** An error while a game was ranked, or while one of its charts was: then the others go on without it. */
class RankingFailure extends Error {
  readonly gameId: number;
  readonly chartId: number | undefined;

  constructor({ gameId, chartId }: { gameId: number; chartId?: number }, cause: unknown) {
    super('A game cannot be ranked.', { cause });
    this.name = 'RankingFailure';
    this.gameId = gameId;
    this.chartId = chartId;
  }
}

interface GameCounts {
  chartIds: readonly number[];
  newPlayers: number;
  /** When the last of the scores that changed was posted. */
  lastAt: string | null;
}

/** Writes the counts of charts and of their game, as they are at this moment. */
export async function writeCounts(
  transaction: Database,
  gameId: number,
  { chartIds, newPlayers, lastAt }: GameCounts,
): Promise<void> {
  await sql`
    update charts c set ranked_count = n.ranked_count, score_count = n.score_count, proved_count = n.proved_count
    from chart_counts n where n.chart_id = c.id and c.id = any(${sql.val([...chartIds])}::int[])
      and (c.ranked_count, c.score_count, c.proved_count)
        is distinct from (n.ranked_count, n.score_count, n.proved_count)`.execute(transaction);
  await sql`
    update games g set (chart_count, score_count, proved_count) = (
        select count(*), coalesce(sum(c.score_count), 0), coalesce(sum(c.proved_count), 0)
        from charts c where c.game_id = g.id and c.status <> 'retired'),
      player_count = g.player_count + ${newPlayers}, last_score_at = greatest(g.last_score_at, ${lastAt}::timestamptz)
    where g.id = ${gameId}`.execute(transaction);
}

interface Unit {
  game: ClaimedGame;
  changes: Changes;
  now: Date;
  largeTie: number;
}

/**
 * Ranks what changed of a game: charts, standings, game points, cups, badges, totals and days are one commit.
 * @returns Whether large ties wait, and the players whose rows in the list are written after the commit.
 */
async function rankChanges(transaction: Database, unit: Unit) {
  const { game, changes, now, largeTie } = unit;
  const { chartIds, posters } = changes;
  const deltas: PlayerDeltas = new Map();
  const players = [...new Set([...changes.players.values()].flatMap((ids) => [...ids]))];
  const counted = await countPlayers(transaction, game.id, { players, deltas });
  let waits = false;
  const charts = await findRankedCharts(transaction, sql`c.id = any(${sql.val(chartIds)}::int[])`);
  for (const chart of charts) {
    const own = [...(changes.players.get(chart.id) ?? [])];
    const paid = payChart(transaction, chart, { players: own, deltas, largeTie });
    const hasLarge = await paid.catch((error: unknown) => {
      throw new RankingFailure({ gameId: game.id, chartId: chart.id }, error);
    });
    waits ||= hasLarge;
  }
  const added = await addToStandings(transaction, game.id, deltas);
  const concerned = [...new Set([...players, ...deltas.keys()])];
  const gone = await removeFromStandings(transaction, game.id, concerned);
  addStandingPayments(deltas, gone);
  const newPlayers = counted.added + added - gone.length;
  await writeCounts(transaction, game.id, { chartIds, newPlayers, lastAt: counted.lastAt });
  // Charts that are ranked as a whole may have left a part.
  const parts =
    changes.recounted.length > 0
      ? await findParts(transaction, game.id)
      : [...new Set(charts.flatMap((chart) => chart.parts))];
  await countParts(transaction, parts, players);
  await sumParts(transaction, parts, changes.recounted);
  const hasLarge = await payGame(transaction, game.id, { deltas, largeTie });
  // While members of large ties wait, others may seem to be first.
  if (!waits && !game.tiesWait) await payBadge(transaction, game.id, { deltas, now });
  const totals = await totalsOf(transaction, game, deltas);
  await addToTotals(transaction, { deltas: totals, posters, now });
  await addToSeries(transaction, game.id, totals);
  const unlisted = await writeListings(transaction, counted.changed);
  return { waits: waits || hasLarge, unlisted };
}

/** Milliseconds from a change to the round that pays the members of large ties, unless one was made just before. */
const tiesDelay = 5000;

/** Lets the game rest for as long as it took, so that one with many changes takes half of a worker at most. */
async function endWork(
  transaction: Database,
  { game, changes }: Unit,
  { rest, waits }: { rest: number; waits: boolean },
): Promise<void> {
  await sql`
    update game_rankings set failures = 0, error = null, ranked_at = clock_timestamp(),
      not_before = clock_timestamp() + greatest(${rest}::float8 * interval '1 ms', clock_timestamp() - now()),
      ties_changed = ties_changed + ${waits ? 1 : 0}, ties_at = case when ${waits}::boolean and ties_changed = ties_paid
        then greatest(ties_at, clock_timestamp() + ${tiesDelay} * interval '1 ms') else ties_at end
    where game_id = ${game.id}`.execute(transaction);
  await sql`delete from chart_failures where chart_id = any(${sql.val(changes.chartIds)}::int[])`.execute(
    transaction,
  );
}

const backOff = (failures: unknown) =>
  sql`clock_timestamp() + least(3600, 5 * 2 ^ least(${failures}, 10)) * interval '1 s'`;

/** What fails is tried again by itself, later each time; nothing else waits for it. */
async function noteFailure(
  database: Database,
  { gameId, chartId, cause }: RankingFailure,
): Promise<void> {
  const text = errorLabel(cause);
  if (chartId === undefined)
    await sql`update game_rankings set failures = failures + 1, error = ${text}, not_before = ${backOff(sql`failures`)}
      where game_id = ${gameId}`.execute(database);
  else
    await sql`
      insert into chart_failures as f (chart_id, failures, error, not_before)
      values (${chartId}, 1, ${text}, ${backOff(sql`0`)})
      on conflict (chart_id) do update set failures = f.failures + 1, error = excluded.error,
        not_before = ${backOff(sql`f.failures`)}`.execute(database);
}

interface Ranked {
  /** The charts that changed. */
  chartIds: number[];
  /** Players whose rows in the list are written after the commit. */
  unlisted: number[];
}

/** Ranks the game whose changes have waited longest; undefined if no game is due. */
export async function rankInTransaction(
  transaction: Database,
  now: Date,
  {
    portion = usualPortion,
    largeTie = usualLargeTie,
    rest = usualRest,
  }: Omit<RankingOptions, 'threshold'> = {},
): Promise<Ranked | undefined> {
  const game = await claimGame(transaction);
  if (!game) return undefined;
  try {
    const changes = await takeChanges(transaction, game.id, portion);
    const unit = { game, changes, now, largeTie };
    const { chartIds } = changes;
    const { waits, unlisted } =
      chartIds.length > 0 ? await rankChanges(transaction, unit) : { waits: false, unlisted: [] };
    await endWork(transaction, unit, { rest, waits });
    return { chartIds, unlisted };
  } catch (error) {
    throw error instanceof RankingFailure ? error : new RankingFailure({ gameId: game.id }, error);
  }
}

/** What became of a look for work. */
export type RankingOutcome = 'nothing' | 'ranked' | { failed: unknown; gameId: number };

/**
 * Ranks the game whose changes have waited longest, in one transaction. Any number of nodes may do this at once, and any may end at any
 * moment.
 */
export async function payNextGame(
  database: Database,
  now: Date,
  { threshold, ...options }: RankingOptions = {},
): Promise<RankingOutcome> {
  let ranked: Ranked | undefined;
  try {
    ranked = await database
      .transaction()
      .execute(async (transaction) => rankInTransaction(transaction, now, options));
  } catch (error) {
    if (!(error instanceof RankingFailure)) throw error;
    const { cause, gameId } = error;
    // A lost connection is no fault of the game or the chart.
    if (cause instanceof DatabaseUnavailable) throw cause;
    await noteFailure(database, error);
    return { failed: cause, gameId };
  }
  if (!ranked) return 'nothing';
  await writeListingsLater(database, ranked.unlisted);
  for (const chartId of ranked.chartIds) await keepBuckets(database, chartId, threshold);
  return 'ranked';
}
