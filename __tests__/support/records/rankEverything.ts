import { sql, type RawBuilder } from 'kysely';
import { payLargeTies } from '../../../src/server/domains/records/payments/payLargeTies';
import {
  payNextGame,
  type RankingOptions,
} from '../../../src/server/domains/records/payments/payNextGame';
import { payNextPlatforms } from '../../../src/server/domains/records/platformPayments/payNextPlatforms';
import { countryMove } from '../../../src/server/domains/records/scores/moveCountries';
import { rankingMove } from '../../../src/server/domains/records/scores/moveRankings';
import {
  createScoreMover,
  type ScoreMove,
} from '../../../src/server/domains/records/scores/moveScores';
import type { Database } from '../../../src/server/platform/database/tables';

const afterRanking = new Date('2026-12-01T00:00:00Z');

/** Of a change of country the scores and totals: what was never ranked has no standings that could follow. */
const { applyAtEnd: _standings, ...scoresAlone } = countryMove;

/** Lets the scores of all players follow their players in some ways. */
export async function follow(database: Database, moves: readonly ScoreMove[]): Promise<void> {
  await sql`update country_changes set at = '-infinity' where at > clock_timestamp()`.execute(
    database,
  );
  for (const one of moves) {
    const move = createScoreMover(database, one, { portion: 50 });
    while (await move());
  }
}

/** Lets the scores of all players follow their players, without a ranking. */
export const moveScores = async (database: Database): Promise<void> =>
  follow(database, [scoresAlone, rankingMove(() => afterRanking)]);

/** Lets platforms follow all that was ranked. With small portions every way is taken. */
export async function payPlatforms(database: Database, portion?: number): Promise<void> {
  const options = portion === undefined ? {} : { portion, paidLimit: portion };
  await sql`update platform_changes set due_at = '-infinity'`.execute(database);
  for (;;) {
    const outcome = await payNextPlatforms(database, { pause: 0, ...options });
    if (outcome === 'nothing') return;
    if (typeof outcome === 'object') throw outcome.failed;
  }
}

/**
 * Ranks all that waits at once, without the rest between two rankings of a game, pays large ties, and lets scores follow their players, and
 * platforms the ranked scores.
 */
export async function rankEverything(
  database: Database,
  { now: at, ...options }: RankingOptions & { now?: Date } = {},
): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`select from ranking_changes limit 1`.execute(database);
    return rows.length > 0;
  };
  const { largeTie } = options;
  const now = at ?? new Date('2027-01-01T00:00:00Z');
  await sql`update chart_failures set not_before = '-infinity'`.execute(database);
  /** In one order: several may do this at once. */
  const makeDue = async (games: RawBuilder<unknown>) =>
    sql`update game_rankings set not_before = '-infinity', ties_at = '-infinity' where game_id in (
      select game_id from game_rankings where ${games} order by game_id for update)`.execute(
      database,
    );
  const moves = [countryMove, rankingMove(() => at ?? afterRanking)];
  await follow(database, moves);
  do {
    await makeDue(sql`true`);
    const outcome = await payNextGame(database, now, { rest: 0, ...options });
    if (typeof outcome === 'object') throw outcome.failed;
  } while (await isWaiting());
  // The last ranking may have put off the ties of its game.
  await makeDue(sql`ties_changed > ties_paid`);
  const ties = largeTie === undefined ? {} : { largeTie, batch: largeTie };
  while (await payLargeTies(database, now, ties));
  // Standings that have just begun may have the former country of their player.
  await follow(database, moves);
  await payPlatforms(database, largeTie);
}
