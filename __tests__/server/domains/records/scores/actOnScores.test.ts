import { createHash } from 'node:crypto';
import {
  actOnScores,
  type ScoreDeed,
} from '../../../../../src/server/domains/records/scores/actOnScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { findChainFault } from '../../../../../src/server/domains/records/verification/findChainFault';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
let userId: number;
let chart: number;
let scoreId: number;

const at = new Date('2026-05-02T10:00:00Z');

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());
beforeEach(async () => {
  userId = await addMember(opened.database);
  chart = await addChart(opened.database);
  const posted = await post(500);
  scoreId = posted && 'scoreId' in posted ? posted.scoreId : 0;
});

async function post(amount: number, moment = at) {
  const scores = [scoreToPost(chart, { amounts: [amount] })];
  const [posted] = await postScores(opened.database, { userId, scores, at: moment });
  return posted;
}

const act = async (...deeds: ScoreDeed[]) =>
  opened.database
    .transaction()
    .execute(async (transaction) => actOnScores(transaction, { deeds, actorId: userId, at }));

const stored = async () =>
  opened.database
    .selectFrom('scores')
    .selectAll()
    .where('id', '=', scoreId)
    .executeTakeFirstOrThrow();

const lastEvent = async () =>
  opened.database
    .selectFrom('scoreEvents')
    .selectAll()
    .where('chartId', '=', chart)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();

const counts = async () =>
  opened.database
    .selectFrom('chartCounts')
    .select(['scoreCount', 'rankedCount'])
    .where('chartId', '=', chart)
    .executeTakeFirst();

test('a withdrawn score leaves the board, and comes back when the withdrawal is undone', async () => {
  await act({ scoreId, action: 'sendProof' });
  await act({ scoreId, action: 'acceptProof' });
  const changed = await act({ scoreId, action: 'withdraw', detail: { reason: 'mistake' } });
  expect(changed.get(scoreId)).toMatchObject({ revision: 4, score: { state: 'proved' } });
  expect(await stored()).toMatchObject({ state: 'withdrawn', ranked: false, revision: 4 });
  expect(await counts()).toEqual({ scoreCount: 0, rankedCount: 0 });
  await act({ scoreId, action: 'restore' });
  expect(await stored()).toMatchObject({ state: 'proved', ranked: true, restoresTo: null });
  expect(await counts()).toEqual({ scoreCount: 1, rankedCount: 1 });
});

test('a post takes the place of a withdrawn score as if there had been none', async () => {
  await act({ scoreId, action: 'withdraw' });
  const later = new Date('2026-05-03T10:00:00Z');
  expect(await post(400, later)).toMatchObject({ outcome: 'created', scoreId });
  const moments = { postedAt: later.toISOString(), changedAt: later.toISOString() };
  const now = { amounts: [400], state: 'none', ranked: true, restoresTo: null, ...moments };
  expect(await stored()).toMatchObject(now);
});

test('a score that the staff withdrew does not come back without its proof', async () => {
  await act({ scoreId, action: 'cancel' });
  expect(await post(400)).toMatchObject({ refused: 'needsProof' });
  expect(await stored()).toMatchObject({ amounts: [500], state: 'withdrawn' });
});

test('the event says why, and its hash covers the reason and the words beside it', async () => {
  const detail = { reason: 'forged' } as const;
  await act({ scoreId, action: 'cancel', detail, note: 'The timer jumps.' });
  const event = await lastEvent();
  const noteHash = createHash('sha256').update('The timer jumps.').digest('hex');
  expect(event).toMatchObject({
    kind: 'withdrawn',
    actorId: userId,
    before: { amounts: [500], state: 'none' },
    after: { amounts: [500], state: 'withdrawn' },
    detail: { reason: 'forged', noteHash },
  });
  const notes = await opened.database
    .selectFrom('eventNotes')
    .select(['sequence', 'text'])
    .where('chartId', '=', chart)
    .execute();
  expect(notes).toEqual([{ sequence: event.sequence, text: 'The timer jumps.' }]);
  expect(await findChainFault(opened.database, chart)).toBeUndefined();
});

test('an action that the state does not allow changes nothing', async () => {
  const before = [await stored(), await lastEvent()];
  expect((await act({ scoreId, action: 'acceptProof' })).size).toBe(0);
  expect((await act({ scoreId: 2_000_000_000, action: 'withdraw' })).size).toBe(0);
  expect([await stored(), await lastEvent()]).toEqual(before);
});

test('a score of a player who does not rank stays out of the board', async () => {
  await opened.database.updateTable('players').set({ ranked: false }).execute();
  await act({ scoreId, action: 'sendProof' });
  expect(await stored()).toMatchObject({ state: 'proof_waiting', ranked: false });
});

test('the time to prove a score stays while its proof waits, and ends with the decision', async () => {
  const dueAt = new Date('2026-05-16T10:00:00Z');
  await act({ scoreId, action: 'ask' });
  await act({ scoreId, action: 'acceptRequest', dueAt });
  await act({ scoreId, action: 'sendProof' });
  expect(await stored()).toMatchObject({ state: 'proof_waiting_due', dueAt: dueAt.toISOString() });
  await act({ scoreId, action: 'acceptProof' });
  expect(await stored()).toMatchObject({ state: 'proved', dueAt: null });
});
