import { sql } from 'kysely';
import type { PostedEventKind } from '../../../../contract/records/scoreStates';
import type { Prediction } from '../../../../contract/schemas/scores';
import type { Database } from '../../../platform/database/tables';
import { pointsByRank, tiePoints } from '../formulas/chartPoints';
import { placeOf } from '../places/livePlaces';
import { findChartRules } from './chartRules';
import { checkScore, type ScoreToPost } from './checkScore';
import { findPictures, readEvidence } from './evidence';
import { findObjections, type JudgedChange, type Refused } from './findObjections';
import { judgeScore, type Verdict } from './judgeScore';
import type { PostRequest } from './postScores';
import { ruleConcerns } from '../../../../contract/records/proofRule';
import { isRanked } from '../../../../contract/records/proofStates';
import { findScores } from './storeScores';

type Predicted = { key: string } & (
  | { outcome: PostedEventKind | 'same'; prediction: Prediction | null }
  | Refused
);

type Judged = Verdict | JudgedChange;

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

interface Counted {
  /** How many scores of the others are better, equal, and all of them: the player’s own one is taken out. */
  better: number;
  equal: number;
  others: number;
  first: number[] | null;
  next: number[] | null;
}

/** Where a score would stand among the scores of the other players, and what they have, at one moment. */
async function findPlace(
  database: Database,
  { chart, sortKey, playerId }: Place,
): Promise<Omit<Prediction, 'mustBeProved'>> {
  const id = sql`${chart}::int`;
  const key = sql`${sortKey}::bytea`;
  const { rows } = await sql<Counted>`
    with own as (
      select count(*) filter (where sort_key < ${key}) as better,
        count(*) filter (where sort_key = ${key}) as equal, count(*) as ranked
      from scores where chart_id = ${id} and player_id = ${playerId} and ranked
    ), all_scores as (select * from ${placeOf(id, key)} place)
    select a.better - o.better as better, a.upto - a.better - o.equal as equal, a.ranked_count - o.ranked as others,
      (select amounts from scores where chart_id = ${id} and ranked and player_id <> ${playerId}
        order by sort_key limit 1) as first,
      (select amounts from scores where chart_id = ${id} and ranked and player_id <> ${playerId}
        and sort_key < ${key} order by sort_key desc limit 1) as next
    from all_scores a, own o`.execute(database);
  const { better, equal, others, first, next } = rows[0] ?? nothing;
  const place = { rank: better + 1, tied: equal + 1, of: others + 1 };
  const points = tiePoints(pointsByRank(place.of), place.rank, place.tied);
  return { ...place, points, first, next };
}

const nothing: Counted = { better: 0, equal: 0, others: 0, first: null, next: null };

/**
 * What posting the scores of a member would do to each, without storing anything.
 * @returns One result for each row, in order.
 */
export async function predictScores(
  database: Database,
  { userId, scores, at, unprovedLimit = 0 }: PostRequest,
): Promise<Predicted[]> {
  const player = await findPlayer(database, userId);
  const charts = scores.map(({ chart }) => chart);
  const rulesByChart = await findChartRules(database, charts);
  const stored = await findScores(database, player.id, charts);
  const pictures = await findPictures(
    database,
    player.id,
    scores.map(({ proof }) => proof),
  );
  const judgeRow = (score: ScoreToPost): Judged => {
    const rules = rulesByChart.get(score.chart);
    const refused = checkScore(score, rules, at);
    if (refused || !rules) return { refused: refused ?? 'chartNotFound' };
    if (score.proof && !readEvidence(score.proof, pictures)) return { refused: 'pictureNotFound' };
    const current = stored.get(score.chart);
    const verdict = judgeScore(score, rules, current);
    if ('refused' in verdict || verdict.outcome === 'same') return verdict;
    return { score, rules, stored: current, ...verdict };
  };
  const judged = scores.map((score) => ({ score, verdict: judgeRow(score) }));
  const changes = judged.flatMap(({ verdict }) => ('rules' in verdict ? [verdict] : []));
  const { id: playerId, ranked: playerRanks } = player;
  const request = { userId, playerId, changes, unprovedLimit, at };
  const { objections } = await findObjections(database, request);

  const results: Predicted[] = [];
  for (const { score, verdict } of judged) {
    const { key, chart } = score;
    const answer = objections.get(key) ?? verdict;
    if ('refused' in answer) {
      results.push({ key, ...answer });
      continue;
    }
    const { sortKey, proofState } =
      answer.outcome === 'same'
        ? { sortKey: answer.stored.sortKey, proofState: answer.stored }
        : answer;
    if (!playerRanks || !isRanked(proofState)) {
      results.push({ key, outcome: answer.outcome, prediction: null });
      continue;
    }
    const place = await findPlace(database, { chart, sortKey, playerId });
    const isNew = answer.outcome === 'created' || answer.outcome === 'improved';
    const mustBeProved =
      'rules' in answer &&
      isNew &&
      proofState.state === 'none' &&
      ruleConcerns(answer.rules.proofRule, place);
    results.push({ key, outcome: answer.outcome, prediction: { ...place, mustBeProved } });
  }
  return results;
}
