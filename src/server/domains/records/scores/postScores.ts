import type { PostRefusal } from '../../../../contract/records/posting';
import { postedEventKinds, type PostedEventKind } from '../../../../contract/records/scoreStates';
import { isUniqueViolation } from '../../../platform/database/databaseErrors';
import type { Database } from '../../../platform/database/tables';
import { requestRanking } from '../ranking/requestRanking';
import { findChartRules, isChartOpen, type ChartRules } from './chartRules';
import { checkScore, type ScoreToPost } from './checkScore';
import { judgeScore } from './judgeScore';
import { findOrCreatePlayer } from './players';
import { appendEvent, lockChain } from './scoreEvents';
import { contentOf, findScore, storeScore } from './storeScore';

interface Posted {
  outcome: PostedEventKind | 'same';
  scoreId: number;
  revision: number;
}
type PostResult = { key: string } & (Posted | { refused: PostRefusal });

interface Post {
  score: ScoreToPost;
  rules: ChartRules;
  playerId: number;
  userId: number;
  at: Date;
}

/** What was answered when the row with this key was posted before. */
async function findRepeated(transaction: Database, { score, playerId }: Post) {
  const event = await transaction
    .selectFrom('scoreEvents')
    .select(['chartId', 'scoreId', 'revision', 'kind'])
    .where('playerId', '=', playerId)
    .where('clientKey', '=', score.key)
    .executeTakeFirst();
  if (!event) return undefined;
  const { chartId, kind, ...ids } = event;
  const outcome = postedEventKinds.find((posted) => posted === kind);
  return outcome && chartId === score.chart
    ? { outcome, ...ids }
    : { refused: 'keyReused' as const };
}

/** Posts one row. Rows of the same chart wait for one another. */
async function postScore(
  transaction: Database,
  post: Post,
): Promise<Posted | { refused: PostRefusal }> {
  const { score, rules, playerId, userId, at } = post;
  const end = await lockChain(transaction, score.chart);
  const repeated = await findRepeated(transaction, post);
  if (repeated) return repeated;
  // It may have been closed or merged while this post waited.
  if (!(await isChartOpen(transaction, score.chart))) return { refused: 'chartClosed' };
  const stored = await findScore(transaction, score.chart, playerId);
  const verdict = judgeScore(score, rules, stored);
  if ('refused' in verdict) return verdict;
  if (verdict.outcome === 'same')
    return { outcome: 'same', scoreId: verdict.stored.id, revision: verdict.stored.revision };
  const { outcome: kind, sortKey, standing } = verdict;
  const row = await storeScore(transaction, { score, stored, playerId, sortKey, standing, at });
  const { chart: chartId, amounts, platform, achievedOn, key } = score;
  await appendEvent(transaction, end, {
    chartId,
    playerId,
    kind,
    at,
    actorId: userId,
    clientKey: key,
    ...row,
    before: stored ? contentOf(stored) : null,
    after: { amounts, platform, achievedOn, state: standing.state },
  });
  await requestRanking(transaction, { scope: 'chart', subjectId: chartId, at });
  return { outcome: kind, ...row };
}

/**
 * Posts the scores of a member, each in a transaction of its own: a refused row does not stop the others.
 * @returns One result for each row, in order. A row with the key of an earlier one gets the earlier result.
 */
export async function postScores(
  database: Database,
  { userId, scores, at }: { userId: number; scores: readonly ScoreToPost[]; at: Date },
): Promise<PostResult[]> {
  const playerId = await findOrCreatePlayer(database, { userId, at });
  const today = at.toISOString().slice(0, 10);
  const results: PostResult[] = [];
  for (const score of scores) {
    const { key } = score;
    const rules = await findChartRules(database, score.chart);
    const refused = checkScore(score, rules, today);
    if (refused || !rules) {
      results.push({ key, refused: refused ?? 'chartNotFound' });
      continue;
    }
    const post = { score, rules, playerId, userId, at };
    const result = await database
      .transaction()
      .execute(async (transaction) => postScore(transaction, post))
      .catch((error: unknown) => {
        // The same key was posted for another chart at the same time.
        if (isUniqueViolation(error, 'score_events_key')) return { refused: 'keyReused' as const };
        throw error;
      });
    results.push({ key, ...result });
  }
  return results;
}
