import { sql } from 'kysely';
import type { Better } from '../../../../contract/records/catalogue';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import { sortKey as sortKeyOf } from '../formulas/sortKey';
import { canonicalJson } from '../../../../contract/canonicalJson';
import { isRanked } from '../../../../contract/records/proofStates';
import type { ScoreContent } from '../scores/scoreEvents';
import type { VerificationReport } from './verificationReport';

interface ScoreRow {
  id: number;
  playerId: number;
  amounts: number[];
  sortKey: Buffer;
  platformId: number | null;
  achievedOn: string | null;
  state: ScoreState;
  wasUnproved: boolean;
  ranked: boolean;
  revision: number;
  playerRanked: boolean;
  /** Whether the player does not rank since a moment ago, or ranks again, so that the score will follow soon. */
  rankingWaits: boolean;
  /** Whether the country is that of the player, or will be soon. */
  inCountry: boolean;
  /** Of the last event; null without one. */
  after: ScoreContent | null;
  eventRevision: number | null;
}

const batchSize = 1000;

/** The scores of a chart with their last events, by player. */
async function readScores(snapshot: Database, chartId: number, after: number) {
  const { rows } = await sql<ScoreRow>`
    select s.*, p.ranked as player_ranked,
      exists (select from player_ranking_changes k where k.player_id = p.id) as ranking_waits, s.country is not distinct from p.country
      or exists (select from country_changes k where k.player_id = p.id) as in_country, e.after, e.revision as event_revision
    from scores s join players p on p.id = s.player_id
    left join lateral (
      select after, revision from score_events where score_id = s.id order by id desc limit 1
    ) e on true
    where s.chart_id = ${chartId} and s.player_id > ${after} order by s.player_id limit ${batchSize}`.execute(
    snapshot,
  );
  return rows;
}

async function findColumns(snapshot: Database, chartId: number): Promise<Better[]> {
  const rows = await snapshot
    .selectFrom('chartValues')
    .select('better')
    .where('chartId', '=', chartId)
    .orderBy('position')
    .execute();
  return rows.map(({ better }) => better);
}

function problemsOf(score: ScoreRow, columns: readonly Better[]): string[] {
  const { amounts, platformId: platform, achievedOn, state, after } = score;
  const problems: string[] = [];
  const fits = amounts.length === columns.length;
  if (!fits || !sortKeyOf(amounts, columns).equals(score.sortKey))
    problems.push('the sort key does not belong to the amounts');
  const isWrong = score.ranked !== (isRanked(score) && score.playerRanked);
  if (isWrong && !(score.rankingWaits && isRanked(score)))
    problems.push(`ranked is ${score.ranked}, which does not fit the state`);
  if (!score.inCountry) problems.push('the country is not that of the player');
  const content = { amounts, platform, achievedOn, state };
  if (!after) problems.push('there is no event');
  else if (
    canonicalJson(after) !== canonicalJson(content) ||
    score.revision !== score.eventRevision
  )
    problems.push('it is not what its last event says');
  return problems;
}

/** Events of scores that do not exist. */
async function findMissing(snapshot: Database, chartId: number): Promise<number[]> {
  const { rows } = await sql<{ scoreId: number }>`
    select distinct score_id from score_events e where chart_id = ${chartId}
      and not exists (select from scores s where s.id = e.score_id) order by score_id`.execute(
    snapshot,
  );
  return rows.map(({ scoreId }) => scoreId);
}

/**
 * Compares each score of a chart with its sort key, its state and its last event.
 * @returns The counts that are stored for the chart.
 */
export async function verifyScores(
  snapshot: Database,
  chartId: number,
  { difference }: VerificationReport,
) {
  const columns = await findColumns(snapshot, chartId);
  const counts = { rankedCount: 0, scoreCount: 0, provedCount: 0 };
  for (let after = 0; ;) {
    const scores = await readScores(snapshot, chartId, after);
    for (const score of scores) {
      for (const problem of problemsOf(score, columns))
        difference(`chart ${chartId}, player ${score.playerId}, score ${score.id}: ${problem}`);
      if (score.ranked) counts.rankedCount += 1;
      if (score.state !== 'withdrawn') counts.scoreCount += 1;
      if (score.state === 'proved') counts.provedCount += 1;
    }
    const last = scores.at(-1);
    if (!last) break;
    after = last.playerId;
  }
  for (const id of await findMissing(snapshot, chartId))
    difference(`chart ${chartId}, score ${id}: missing, but it has events`);
  return counts;
}
