import { requestPaths } from '../../../../../src/contract/requestPaths';
import type { ScoreAction } from '../../../../../src/contract/records/proofStates';
import { DueScoreCollection } from '../../../../../src/contract/schemas/dueScores';
import { actOnScores } from '../../../../../src/server/domains/records/scores/actOnScores';
import { proofClient, videoOf } from '../../../../support/records/proofClient';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { setUpModeration } from '../../../../support/server/moderation';
import { readContract } from '../../../../support/readContract';

const site = setUpModeration();

test('the third refused proof of a demand ends the time: another one ranks the score only once it is accepted', async () => {
  const { database } = site.server;
  const owner = await joinAs(site.server);
  const player = proofClient(site.server, owner);
  const chart = await addChart(database);
  const scoreId = await player.postScore(chart);
  const act = async (action: ScoreAction) =>
    database.transaction().execute(async (transaction) => {
      const at = site.server.now();
      return actOnScores(transaction, { deeds: [{ scoreId, action }], actorId: null, at });
    });
  const refuse = async (number: number) => {
    const [sent] = await player.sent(scoreId, { video: videoOf(number) });
    const { lastProof } = await site.first.read(sent?.proofId ?? 0);
    await site.first.decide(sent?.proofId ?? 0, { decision: 'refuse', reason: 'forged' });
    return lastProof;
  };
  const due = async () => {
    const response = await player.call('GET', requestPaths.dueScores);
    return readContract(DueScoreCollection, response.json())['hydra:member'][0];
  };
  // Before anyone asked for a proof.
  for (const number of [1, 2]) expect(await refuse(number)).toBe(false);
  await act('require');
  expect(await refuse(3)).toBe(false);
  expect(await due()).toMatchObject({ state: 'due', lastProof: false });
  expect(await refuse(4)).toBe(false);
  expect(await due()).toMatchObject({ state: 'due', lastProof: true });
  // Taken back and restored, it is the same demand.
  await act('withdraw');
  await act('restore');
  expect(await refuse(5)).toBe(true);
  expect(await due()).toMatchObject({ state: 'due', dueAt: site.server.now().toISOString() });
  const [late] = await player.sent(scoreId, { video: videoOf(6) });
  const waiting = { state: 'proof_waiting_due', rank: null };
  expect(await player.score(scoreId)).toMatchObject(waiting);
  expect(await site.first.read(late?.proofId ?? 0)).toMatchObject({ lastProof: false });
  await site.first.decide(late?.proofId ?? 0, { decision: 'accept' });
  expect(await player.score(scoreId)).toMatchObject({ state: 'proved', rank: 1 });
});
