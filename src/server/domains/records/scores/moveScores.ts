import type { FastifyBaseLogger } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { errorLabel } from '../../../platform/errors/errorLabel';
import { lockChains, type Chains } from './scoreEvents';

/** How many scores one transaction changes: posts on their charts wait for it. */
const usualPortion = 200;

export interface Position {
  id: number;
  chartId: number;
  /** In the notation of the database, with microseconds. */
  at: string;
}

export interface Portion {
  playerId: number;
  /** The last score of the portion before. */
  after?: Position | undefined;
  size?: number;
  /** Whether to wait for another worker that moves scores of the player. */
  wait?: boolean;
}

/** Scores of a player whose chains are locked. One that was merged into another chart meanwhile is none of these charts’. */
export interface LockedScores {
  playerId: number;
  scoreIds: number[];
  chartIds: number[];
  chains: Chains;
}

/** Something that all scores of a player copy from the player. */
export interface ScoreMove {
  /** The players whose scores wait. */
  table: 'countryChanges' | 'playerRankingChanges';
  /** Whether score s has not followed its player p yet. */
  waits: RawBuilder<boolean>;
  apply: (transaction: Database, scores: LockedScores) => Promise<void>;
  /** What else follows the player: at once with the first scores, and again when all have followed. */
  applyToPlayer?: (transaction: Database, playerId: number) => Promise<void>;
  /** What follows when all scores have, a portion at each call: how much did, and whether more has to. */
  applyAtEnd?: (
    transaction: Database,
    playerId: number,
  ) => Promise<{ moved: number; waits: boolean }>;
}

/** Locks the player first, as posts and changes of the player do. */
async function claimPlayer(
  transaction: Database,
  { table }: ScoreMove,
  { playerId, wait = false }: Portion,
): Promise<boolean> {
  await sql`select from players where id = ${playerId} for share`.execute(transaction);
  const { rows } = await sql`select from ${sql.table(table)} where player_id = ${playerId}
    for update ${wait ? sql`` : sql`skip locked`}`.execute(transaction);
  return rows.length > 0;
}

/** Others go first: what is left waits for whoever ranks a game. Long enough that no worker is busy with nothing but players who wait. */
const putOff = async (transaction: Database, { table }: ScoreMove, playerId: number) =>
  sql`update ${sql.table(table)} set at = clock_timestamp() + interval '30 s' where player_id = ${playerId}`.execute(
    transaction,
  );

/**
 * Lets some scores of a player follow the player, the latest first. What is posted meanwhile is right already.
 * @returns The last of these scores; 'end' if there are none behind `after`, 'moved' if there are none at all, and undefined if another
 * worker moves them.
 */
export const movePortion = async (
  database: Database,
  move: ScoreMove,
  portion: Portion,
): Promise<Position | 'end' | 'moved' | undefined> =>
  database.transaction().execute(async (transaction) => {
    if (!(await claimPlayer(transaction, move, portion))) return undefined;
    const { playerId, after, size = usualPortion } = portion;
    const behind = after
      ? sql`and (s.changed_at, s.id) < (${after.at}::timestamptz, ${after.id}::int)`
      : sql``;
    const { rows } = await sql<Position>`
      select s.id, s.chart_id, s.changed_at::text as at from scores s join players p on p.id = s.player_id
      where s.player_id = ${playerId} and ${move.waits} ${behind}
      order by s.changed_at desc, s.id desc limit ${size}`.execute(transaction);
    const last = rows.at(-1);
    if (!last) {
      if (after) return 'end';
      const rest = await move.applyAtEnd?.(transaction, playerId);
      if (rest?.waits) {
        if (rest.moved === 0) await putOff(transaction, move, playerId);
        return 'end';
      }
      await move.applyToPlayer?.(transaction, playerId);
      await sql`delete from ${sql.table(move.table)} where player_id = ${playerId}`.execute(
        transaction,
      );
      return 'moved';
    }
    const chartIds = rows.map(({ chartId }) => chartId);
    const chains = await lockChains(transaction, chartIds);
    await move.apply(transaction, {
      playerId,
      scoreIds: rows.map(({ id }) => id),
      chartIds,
      chains,
    });
    if (!after) await move.applyToPlayer?.(transaction, playerId);
    return last;
  });

/**
 * Lets the latest scores of a player follow at once, mostly all of them; workers move the others, and all of them after a failure here.
 */
export const moveFirstPortion = async (
  database: Database,
  move: ScoreMove,
  { playerId, log }: { playerId: number; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> => {
  await movePortion(database, move, { playerId, wait: true }).catch((error: unknown) =>
    log.warn({ code: errorLabel(error) }, 'scores follow their player later'),
  );
};

/**
 * Moves scores of players who changed, a portion at each call.
 * @returns A function that returns whether there was such a player whom no other worker moved.
 */
export function createScoreMover(
  database: Database,
  move: ScoreMove,
  { portion }: { portion?: number | undefined } = {},
): () => Promise<boolean> {
  let last: { playerId: number; after: Position } | undefined;
  const isDue = move.applyAtEnd ? sql`at <= clock_timestamp()` : sql`true`;
  return async () => {
    const { rows } = await sql<{ playerId: number }>`
      select player_id from ${sql.table(move.table)} where ${isDue} order by at limit 1`.execute(
      database,
    );
    const [change] = rows;
    if (!change) return false;
    const { playerId } = change;
    const after = last?.playerId === playerId ? last.after : undefined;
    const end = await movePortion(database, move, {
      playerId,
      after,
      ...(portion === undefined ? {} : { size: portion }),
    });
    // At the end once more from the beginning: a score may have changed its place meanwhile.
    last = typeof end === 'object' ? { playerId, after: end } : undefined;
    return end !== undefined;
  };
}
