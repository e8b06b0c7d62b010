import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { whileLocked } from './claimGame';
import { addGameToTotals } from './gameTotals';
import { payBadge } from './payBadge';
import { addPayments, findRankedCharts, type Payment, type RankedChart } from './payChart';
import {
  addStandingPayments,
  payGame,
  readStandingTies,
  type StandingPayment,
  type StandingTie,
} from './payGame';
import type { PlayerDeltas } from './playerDeltas';
import { usualLargeTie } from './payNextGame';
import { readTies, type TiePlace } from '../places/readTies';
import { addToStandings, removeFromStandings } from './writeStandings';

interface Options {
  /** Ties with more scores are large. */
  largeTie?: number;
  /** How many players one transaction pays at most. */
  batch?: number;
}

interface Round {
  gameId: number;
  now: Date;
  largeTie: number;
  batch: number;
}

/** Milliseconds from one round of a game to the next. */
const pause = 600_000;

/** Takes a game whose large ties are due; another node takes it over after the pause if this one ends. */
async function claimRound(database: Database) {
  const { rows } = await sql<{ gameId: number; tiesChanged: number }>`
    update game_rankings r set ties_at = clock_timestamp() + ${pause} * interval '1 ms'
    from (
      select game_id from game_rankings where ties_changed - ties_paid > 0 and ties_at <= clock_timestamp()
      order by ties_at limit 1 for update skip locked
    ) due
    where r.game_id = due.game_id returning r.game_id, r.ties_changed`.execute(database);
  return rows[0];
}

/** Pays some players in a transaction that holds the game. @returns What the work returns, which adds to the deltas. */
async function payBatch<Last>(
  database: Database,
  { gameId, now }: Round,
  work: (transaction: Database, deltas: PlayerDeltas) => Promise<Last>,
): Promise<Last> {
  return whileLocked(database, gameId, async (transaction) => {
    const deltas: PlayerDeltas = new Map();
    const last = await work(transaction, deltas);
    const added = await addToStandings(transaction, gameId, deltas);
    const gone = await removeFromStandings(transaction, gameId, [...deltas.keys()]);
    addStandingPayments(deltas, gone);
    if (added !== gone.length)
      await sql`update games set player_count = player_count + ${added - gone.length}
        where id = ${gameId}`.execute(transaction);
    await addGameToTotals(transaction, gameId, { deltas, now });
    return last;
  });
}

/** Pays batch after batch, each behind the last player of the one before, until there is none. */
async function payInBatches<Last>(
  database: Database,
  round: Round,
  work: (
    transaction: Database,
    deltas: PlayerDeltas,
    after: Last | undefined,
  ) => Promise<Last | undefined>,
): Promise<void> {
  let after: Last | undefined;
  do {
    const before = after;
    after = await payBatch(database, round, async (transaction, deltas) =>
      work(transaction, deltas, before),
    );
  } while (after !== undefined);
}

interface Member {
  playerId: number;
  at: string;
  id: number;
}

/** Pays the members of a large tie of a chart, in the order of the board. */
const payTie = async (
  database: Database,
  round: Round,
  { chart, tie }: { chart: RankedChart; tie: TiePlace },
) =>
  payInBatches<Member>(database, round, async (transaction, deltas, after) => {
    const behind = after
      ? sql`and (changed_at, id) > (${after.at}::timestamptz, ${after.id}::int)`
      : sql``;
    const { rows: members } = await sql<Member>`
      select player_id, changed_at::text as at, id from scores
      where chart_id = ${chart.id} and ranked and sort_key = ${tie.sortKey}::bytea ${behind}
      order by changed_at, id limit ${round.batch}`.execute(transaction);
    const { rows: payments } = await sql<Payment>`
      with member as (select unnest(${sql.val(members.map(({ playerId }) => playerId))}::int[]) as player_id),
      different as (
        select m.player_id, w.points as old_points, w.medal as old_medal
        from member m left join score_points w on w.chart_id = ${chart.id} and w.player_id = m.player_id
        where (w.points, w.medal) is distinct from (${tie.points}::bigint, ${tie.medal}::smallint)
          or w.player_id is null or not w.large_tie
      ), written as (
        insert into score_points (chart_id, player_id, points, medal, large_tie)
        select ${chart.id}::int, player_id, ${tie.points}::bigint, ${tie.medal}::smallint, true from different
        on conflict (chart_id, player_id) do update
          set points = excluded.points, medal = excluded.medal, large_tie = true
      )
      select player_id, ${tie.points}::bigint - coalesce(old_points, 0) as points, old_medal,
        ${tie.medal}::smallint as new_medal from different`.execute(transaction);
    addPayments(deltas, payments, chart);
    return members.at(-1);
  });

/** Takes back what was paid to members of large ties that are none any more, or have no points. */
const takeBack = async (
  database: Database,
  round: Round,
  { chart, large }: { chart: RankedChart; large: readonly TiePlace[] },
) =>
  payInBatches<number>(database, round, async (transaction, deltas, after = 0) => {
    const { rows: paid } = await sql<{ playerId: number }>`
      select player_id from score_points where chart_id = ${chart.id} and large_tie and player_id > ${after}
      order by player_id limit ${round.batch}`.execute(transaction);
    const { rows: payments } = await sql<Payment>`
      delete from score_points x where x.chart_id = ${chart.id}
        and x.player_id = any(${sql.val(paid.map(({ playerId }) => playerId))}::int[])
        and not exists (select from scores s where s.chart_id = ${chart.id} and s.player_id = x.player_id
          and s.ranked and s.sort_key = any(${sql.val(large.map(({ sortKey }) => sortKey))}::bytea[]))
      returning x.player_id, -x.points as points, x.medal as old_medal, null::smallint as new_medal`.execute(
      transaction,
    );
    addPayments(deltas, payments, chart);
    return paid.at(-1)?.playerId;
  });

/** Gives the members of a large tie of the game its game points and cup. */
const payStandingTie = async (database: Database, round: Round, tie: StandingTie) =>
  payInBatches<number>(database, round, async (transaction, deltas, after = 0) => {
    const { rows } = await sql<StandingPayment>`
      with member as (
        select player_id, game_points, cup from game_standings
        where game_id = ${round.gameId} and chart_points = ${tie.points} and player_id > ${after}
        order by player_id limit ${round.batch}
      ), written as (
        update game_standings t set game_points = ${tie.gamePoints}::bigint, cup = ${tie.cup}::smallint
        from member m where t.game_id = ${round.gameId} and t.player_id = m.player_id
          and (t.game_points, t.cup) is distinct from (${tie.gamePoints}::bigint, ${tie.cup}::smallint)
      )
      select player_id, ${tie.gamePoints}::bigint - game_points as game_points, cup as old_cup,
        ${tie.cup}::smallint as new_cup from member order by player_id`.execute(transaction);
    addStandingPayments(deltas, rows);
    return rows.at(-1)?.playerId;
  });

/** Ranks the players of the game by the points that they have now. */
async function payStandings(database: Database, round: Round): Promise<void> {
  const { gameId, largeTie } = round;
  await payBatch(database, round, async (transaction, deltas) =>
    payGame(transaction, gameId, { deltas, largeTie }),
  );
  for (const tie of await readStandingTies(database, gameId))
    if (tie.tied > largeTie) await payStandingTie(database, round, tie);
}

/**
 * Pays the members of large ties of one game that is due, in short transactions. Each pays a difference, so it may end anywhere, and scores
 * may change meanwhile.
 * @returns Whether there was a game.
 */
export async function payLargeTies(
  database: Database,
  now: Date,
  { largeTie = usualLargeTie, batch = 2000 }: Options = {},
): Promise<boolean> {
  const claimed = await claimRound(database);
  if (!claimed) return false;
  const { gameId, tiesChanged } = claimed;
  const round = { gameId, now, largeTie, batch };
  const charts = await findRankedCharts(database, sql`c.game_id = ${gameId}`);
  for (const chart of charts) {
    const ties = chart.counts ? await readTies(database, chart.id) : [];
    const large = ties.filter(({ tied }) => tied > largeTie);
    for (const tie of large) await payTie(database, round, { chart, tie });
    await takeBack(database, round, { chart, large });
  }
  await payStandings(database, round);
  // What changed meanwhile makes another round. Until then rankings leave the badge alone.
  await payBatch(database, round, async (transaction, deltas) => {
    await payBadge(transaction, gameId, { deltas, now });
    await transaction
      .updateTable('gameRankings')
      .set({ tiesPaid: tiesChanged, rankedAt: sql`clock_timestamp()` })
      .where('gameId', '=', gameId)
      .execute();
  });
  return true;
}
