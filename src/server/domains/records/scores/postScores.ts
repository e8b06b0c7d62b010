import { isUniqueViolation } from '../../../platform/database/databaseErrors';
import type { Database } from '../../../platform/database/tables';
import { addUnusualRequests } from './addUnusualRequests';
import { appendEvents } from './appendEvents';
import { findChartRules, findOpenCharts, holdGames, type ChartRules } from './chartRules';
import { checkScore, type ScoreToPost } from './checkScore';
import { findPictures, readEvidence, type KnownPictures } from './evidence';
import type { Doubt } from './findDoubts';
import { findObjections, type JudgedChange, type Refused } from './findObjections';
import { judgeScore } from './judgeScore';
import { findOrCreatePlayer, holdPlayer } from '../players/findOrCreatePlayer';
import { holdAccount } from '../players/holdAccount';
import {
  findEarlier,
  isSameRow,
  rememberUnchanged,
  rowContent,
  type EarlierRow,
  type Posted,
} from './repeatedRows';
import { lockChains, unrankedDetail, type Chains } from './scoreEvents';
import { contentOf, findScores, storeScores } from './storeScores';
import { addProofs, endProofs } from './waitingProofs';
import { voidRequests } from './openRequests';

type PostResult = { key: string } & (Posted | Refused);

interface Row {
  score: ScoreToPost;
  rules: ChartRules;
}

export interface PostRequest {
  userId: number;
  scores: readonly ScoreToPost[];
  at: Date;
  /** A member with so many unproved scores posts none without its proof; 0 for no limit. */
  unprovedLimit?: number;
}

interface Batch {
  userId: number;
  playerId: number;
  unprovedLimit: number;
  at: Date;
  /** The uploaded pictures that rows name. */
  pictures: KnownPictures;
}

interface Locked extends Batch {
  playerRanks: boolean;
  chains: Chains;
  doubts: ReadonlyMap<number, Doubt>;
}

/** Writes changes of scores with their events. @returns What each row was answered, by key. */
async function writeChanges(
  transaction: Database,
  { userId, playerId, playerRanks, at, pictures, chains, doubts }: Locked,
  changes: readonly JudgedChange[],
): Promise<Map<string, Posted>> {
  const ids = await storeScores(transaction, { playerId, playerRanks, changes, at });
  const written = changes.map(({ score, rules, stored, proofState, outcome }) => ({
    key: score.key,
    gameId: rules.gameId,
    evidence: score.proof && readEvidence(score.proof, pictures),
    outcome,
    scoreId: ids.get(score.chart) ?? 0,
    revision: (stored?.revision ?? 0) + 1,
    before: stored ? contentOf(stored) : null,
    after: {
      amounts: score.amounts,
      platform: score.platform,
      achievedOn: score.achievedOn,
      state: proofState.state,
    },
    chartId: score.chart,
    detail: unrankedDetail(proofState, playerRanks),
  }));
  await appendEvents(
    transaction,
    chains,
    written.map(({ key, outcome, gameId: _game, evidence, detail, ...event }) => ({
      ...event,
      detail: evidence ? { ...detail, ...evidence.detail } : detail,
      playerId,
      kind: outcome,
      at,
      actorId: userId,
      clientKey: key,
    })),
  );
  const replaced = changes.flatMap(({ stored }) => stored?.id ?? []);
  await endProofs(transaction, replaced, 'closed');
  await voidRequests(transaction, replaced);
  const proofs = written.flatMap(({ evidence, scoreId, gameId, revision, after }) => {
    if (!evidence) return [];
    const { picture, video } = evidence;
    const facts = { comment: null, answers: null, clientKey: null, sentAt: null };
    return [{ scoreId, gameId, revision, amounts: after.amounts, picture, video, ...facts }];
  });
  await addProofs(transaction, { playerId, proofs, at });
  const unusual = written.flatMap(({ chartId, scoreId, gameId, revision, after: { amounts } }) => {
    const doubt = doubts.get(chartId);
    return doubt ? [{ scoreId, gameId, revision, amounts, grounds: doubt.grounds }] : [];
  });
  await addUnusualRequests(transaction, { playerId, scores: unusual, at });
  return new Map(
    written.map(({ key, outcome, scoreId, revision }) => [key, { outcome, scoreId, revision }]),
  );
}

const answerAgain = (
  score: ScoreToPost,
  pictures: KnownPictures,
  { content, posted }: EarlierRow,
): Posted | Refused =>
  isSameRow(rowContent(score, pictures), content) ? posted : { refused: 'keyReused' };

/** Posts rows of different charts and keys. Rows of the same chart wait for one another. @returns The answers by key. */
async function postRows(
  transaction: Database,
  batch: Batch,
  rows: readonly Row[],
): Promise<Map<string, Posted | Refused>> {
  const { userId, playerId, at, pictures } = batch;
  // Whose account is deleted meanwhile leaves no proof that nobody can take back.
  await holdAccount(transaction, userId, { toDelete: false });
  const charts = rows.map(({ score }) => score.chart);
  const keys = rows.map(({ score }) => score.key);
  const playerRanks = await holdPlayer(transaction, playerId);
  await holdGames(
    transaction,
    rows.map(({ rules }) => rules.gameId),
  );
  const chains = await lockChains(transaction, charts);
  const earlier = await findEarlier(transaction, playerId, keys);
  // Some may have been closed or merged while this batch waited.
  const open = await findOpenCharts(transaction, charts);
  const scores = await findScores(transaction, playerId, charts);

  const answers = new Map<string, Posted | Refused>();
  const judged: JudgedChange[] = [];
  const unchanged: Parameters<typeof rememberUnchanged>[1]['rows'][number][] = [];
  for (const { score, rules } of rows) {
    const { key, chart } = score;
    const before = earlier.get(key);
    if (before) {
      answers.set(key, answerAgain(score, pictures, before));
      continue;
    }
    const stored = scores.get(chart);
    const verdict = open.has(chart)
      ? judgeScore(score, rules, stored)
      : { refused: 'chartClosed' as const };
    if ('refused' in verdict) answers.set(key, verdict);
    else if (verdict.outcome === 'same') {
      const { id: scoreId, revision } = verdict.stored;
      unchanged.push({ key, content: rowContent(score, pictures), scoreId, revision });
      answers.set(key, { outcome: 'same', scoreId, revision });
    } else judged.push({ score, rules, stored, ...verdict });
  }
  const request = { ...batch, changes: judged };
  const { objections, accepted, doubts } = await findObjections(transaction, request);
  for (const [key, objection] of objections) answers.set(key, objection);
  const locked = { ...batch, playerRanks, chains, doubts };
  for (const [key, posted] of await writeChanges(transaction, locked, accepted))
    answers.set(key, posted);
  await rememberUnchanged(transaction, { playerId, rows: unchanged, at });
  return answers;
}

/** In a transaction; once more if one of the keys was posted for another chart at the same time. */
async function postInTransaction(database: Database, batch: Batch, rows: readonly Row[]) {
  const post = async () =>
    database.transaction().execute(async (transaction) => postRows(transaction, batch, rows));
  return post().catch(async (error: unknown) => {
    if (!isUniqueViolation(error, 'score_events_key')) throw error;
    return post();
  });
}

/**
 * Posts the scores of a member in one transaction, with the same number of statements however many they are. A refused row does not stop
 * the others; of several rows of a chart the first counts.
 * @returns One result for each row, in order. A row that was posted before, with the same key, gets the earlier result.
 */
export async function postScores(
  database: Database,
  { userId, scores, at, unprovedLimit = 0 }: PostRequest,
): Promise<PostResult[]> {
  const playerId = await findOrCreatePlayer(database, { userId, at });
  const charts = scores.map(({ chart }) => chart);
  const rulesByChart = await findChartRules(database, charts);
  const keys = scores.map(({ key }) => key);
  const earlier = await findEarlier(database, playerId, keys);
  const pictures = await findPictures(
    database,
    playerId,
    scores.map(({ proof }) => proof),
  );
  const rows: Row[] = [];

  /** What is known of a row without looking at the score of the player. */
  const answerAtOnce = (score: ScoreToPost): Posted | Refused | undefined => {
    const before = earlier.get(score.key);
    if (before) return answerAgain(score, pictures, before);
    const rules = rulesByChart.get(score.chart);
    const refused = checkScore(score, rules, at);
    if (refused || !rules) return { refused: refused ?? 'chartNotFound' };
    if (score.proof && !readEvidence(score.proof, pictures)) return { refused: 'pictureNotFound' };
    const twin = rows.find((row) => row.score.key === score.key);
    if (twin) {
      const isSame = isSameRow(rowContent(score, pictures), rowContent(twin.score, pictures));
      return isSame ? undefined : { refused: 'keyReused' };
    }
    if (rows.some((row) => row.score.chart === score.chart)) return { refused: 'chartRepeated' };
    rows.push({ score, rules });
    return undefined;
  };

  const atOnce = scores.map(answerAtOnce);
  const batch = { userId, playerId, unprovedLimit, at, pictures };
  const answers = rows.length === 0 ? undefined : await postInTransaction(database, batch, rows);
  return scores.map(({ key }, index) => ({
    key,
    ...(atOnce[index] ?? answers?.get(key) ?? { refused: 'chartNotFound' }),
  }));
}
