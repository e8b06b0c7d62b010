import { sql } from 'kysely';
import type { PostRefusal } from '../../../../contract/records/posting';
import type { PostedEventKind } from '../../../../contract/records/scoreStates';
import type { Prediction } from '../../../../contract/schemas/scores';
import type { Database } from '../../../platform/database/tables';
import { betterScores, keyBehind } from '../ranking/betterScores';
import { pointsByRank, tiePoints } from '../ranking/chartPoints';
import { findChartRules } from './chartRules';
import { checkScore, type ScoreToPost } from './checkScore';
import { judgeScore } from './judgeScore';
import { isRanked } from './nextStanding';
import { findScore } from './storeScore';

type Predicted = { key: string } & (
  { outcome: PostedEventKind | 'same'; prediction: Prediction | null } | { refused: PostRefusal }
);

interface Player {
  /** 0 for a member without a score yet. */
  id: number;
  ranked: boolean;
}

async function findPlayer(database: Database, userId: number): Promise<Player> {
  const player = await database
    .selectFrom('players')
    .select(['id', 'ranked'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return player ?? { id: 0, ranked: true };
}

interface Place {
  chart: number;
  sortKey: Buffer;
  playerId: number;
}

/** How many scores of the others are better or equal, and how many there are: the player's own one is taken out. */
async function countOthers(database: Database, { chart, sortKey, playerId }: Place) {
  const id = sql`${chart}::int`;
  const key = sql`${sortKey}::bytea`;
  const { rows } = await sql<{ better: number; equal: number; others: number }>`
    with own as (
      select count(*) filter (where sort_key < ${key}) as better,
        count(*) filter (where sort_key = ${key}) as equal, count(*) as ranked
      from scores where chart_id = ${id} and player_id = ${playerId} and ranked
    ), all_scores as (
      select ${betterScores(id, key)} as better, ${betterScores(id, sql`${keyBehind(sortKey)}::bytea`)} as behind,
        coalesce((select ranked_count from chart_counts where chart_id = ${id}), 0) as ranked
    )
    select a.better - o.better as better, a.behind - a.better - o.equal as equal, a.ranked - o.ranked as others
    from all_scores a, own o`.execute(database);
  return rows[0] ?? { better: 0, equal: 0, others: 0 };
}

/** Where a score would stand among the scores of the other players. */
async function findPlace(database: Database, score: Place): Promise<Prediction> {
  const { chart, sortKey, playerId } = score;
  const { better, equal, others } = await countOthers(database, score);
  const place = { rank: better + 1, tied: equal + 1, of: others + 1 };
  const neighbours = await sql<{ first: number[] | null; next: number[] | null }>`
    select (select amounts from scores where chart_id = ${chart} and ranked and player_id <> ${playerId}
        order by sort_key limit 1) as first,
      (select amounts from scores where chart_id = ${chart} and ranked and player_id <> ${playerId}
        and sort_key < ${sortKey}::bytea order by sort_key desc limit 1) as next`.execute(database);
  return {
    ...place,
    points: tiePoints(pointsByRank(place.of), place.rank, place.tied),
    ...(neighbours.rows[0] ?? { first: null, next: null }),
  };
}

/**
 * What posting the scores of a member would do to each, without storing anything.
 * @returns One result for each row, in order.
 */
export async function predictScores(
  database: Database,
  { userId, scores, at }: { userId: number; scores: readonly ScoreToPost[]; at: Date },
): Promise<Predicted[]> {
  const player = await findPlayer(database, userId);
  const today = at.toISOString().slice(0, 10);
  const results: Predicted[] = [];
  for (const score of scores) {
    const { key, chart } = score;
    const rules = await findChartRules(database, chart);
    const refused = checkScore(score, rules, today);
    if (refused || !rules) {
      results.push({ key, refused: refused ?? 'chartNotFound' });
      continue;
    }
    const verdict = judgeScore(score, rules, await findScore(database, chart, player.id));
    if ('refused' in verdict) {
      results.push({ key, ...verdict });
      continue;
    }
    const { sortKey, standing } =
      verdict.outcome === 'same'
        ? { sortKey: verdict.stored.sortKey, standing: verdict.stored }
        : verdict;
    const prediction =
      player.ranked && isRanked(standing)
        ? await findPlace(database, { chart, sortKey, playerId: player.id })
        : null;
    results.push({ key, outcome: verdict.outcome, prediction });
  }
  return results;
}
