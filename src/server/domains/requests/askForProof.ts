import { sql } from 'kysely';
import type { RequestRefusal } from '../../../contract/records/proofRequests';
import type { ScoreState } from '../../../contract/records/scoreStates';
import type { RequestToSend } from '../../../contract/schemas/requests';
import type { Database } from '../../platform/database/tables';
import { ProblemError } from '../../platform/errors/problemError';
import { RequestError, type ErrorTextKey } from '../../platform/errors/requestError';
import { isPublic } from '../games/gameRows';
import { holdPlayer } from '../records/players/findOrCreatePlayer';
import { holdAccount } from '../records/players/holdAccount';
import { actOnScores } from '../records/scores/actOnScores';
import { findOpenCharts, holdGames } from '../records/scores/chartRules';
import { readRemaining } from './readRemaining';

const textKeys: Record<RequestRefusal, ErrorTextKey> = {
  chartClosed: 'requestChartClosed',
  withdrawn: 'requestWithdrawn',
  unranked: 'requestUnranked',
  asked: 'requestAsked',
  due: 'requestDue',
  proofWaiting: 'requestProofWaiting',
  proved: 'requestProved',
  dailyLimit: 'requestDailyLimit',
  keyReused: 'requestKeyReused',
};

const refuse = (error: RequestRefusal): never => {
  throw new ProblemError({ status: 409, textKey: textKeys[error], fields: { error } });
};

const refusals: Partial<Record<ScoreState, RequestRefusal>> = {
  asked: 'asked',
  due: 'due',
  proof_waiting: 'proofWaiting',
  proof_waiting_due: 'proofWaiting',
  proved: 'proved',
  unproved: 'unranked',
  withdrawn: 'withdrawn',
};

interface AskedScore {
  chartId: number;
  gameId: number;
  playerId: number;
  /** Null for a deleted account. */
  userId: number | null;
  state: ScoreState;
}

async function findScore(database: Database, scoreId: number): Promise<AskedScore | undefined> {
  const { rows } = await sql<AskedScore>`
    select s.chart_id, c.game_id, s.player_id, l.user_id, s.state
    from scores s join players l on l.id = s.player_id
    join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = ${scoreId} and ${isPublic}`.execute(database);
  return rows[0];
}

type Asked = RequestToSend & { scoreId: number; userId: number; at: Date };

/** The request that the member made with the key before. */
async function findEarlier(transaction: Database, { userId, key, scoreId, grounds }: Asked) {
  const earlier = await transaction
    .selectFrom('proofRequests')
    .select(['id', 'scoreId', 'grounds'])
    .where('askedBy', '=', userId)
    .where('clientKey', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const isSame = earlier.scoreId === scoreId && earlier.grounds === grounds;
  return isSame ? earlier.id : refuse('keyReused');
}

/** Doubts a score, which waits for the moderators from then on. Its event does not name the member. */
async function doubt(transaction: Database, asked: Asked, score: AskedScore) {
  const { scoreId, at } = asked;
  await holdPlayer(transaction, score.playerId);
  await holdGames(transaction, [score.gameId]);
  const deeds = [{ scoreId, action: 'ask' as const }];
  const changed = (await actOnScores(transaction, { deeds, actorId: null, at })).get(scoreId);
  if (!changed) {
    const now = await findScore(transaction, scoreId);
    return refuse((now && refusals[now.state]) ?? 'chartClosed');
  }
  const { chartId, ranked } = changed.score;
  if (!(await findOpenCharts(transaction, [chartId])).has(chartId)) return refuse('chartClosed');
  if (!ranked) return refuse('unranked');
  // Words about scores go with the accounts of their players.
  const owner = await findScore(transaction, scoreId);
  return { ...changed, message: owner?.userId ? (asked.message ?? null) : null };
}

/**
 * Asks for the proof of another’s score. Sent again with the same key, it changes nothing more.
 * @returns The id of the request.
 * @throws RequestError (403, 404), ProblemError (409)
 */
export const askForProof = async (database: Database, asked: Asked): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { scoreId, userId, grounds, key, at } = asked;
    await holdAccount(transaction, userId, { toDelete: false });
    // The requests of a member are counted one after another.
    await sql`select pg_advisory_xact_lock(7047, ${userId})`.execute(transaction);
    const earlier = await findEarlier(transaction, asked);
    if (earlier !== undefined) return earlier;
    const score = await findScore(transaction, scoreId);
    if (!score) throw new RequestError(404, 'scoreNotFound');
    if (score.userId === userId) throw new RequestError(403, 'requestOwnScore');
    if ((await readRemaining(transaction, asked)).left === 0) return refuse('dailyLimit');
    const { revision, score: doubted, message } = await doubt(transaction, asked, score);
    const { id } = await transaction
      .insertInto('proofRequests')
      .values({
        scoreId,
        gameId: score.gameId,
        playerId: score.playerId,
        revision,
        amounts: doubted.amounts,
        kind: 'member',
        askedBy: userId,
        grounds,
        message,
        askedAt: at,
        clientKey: key,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
