import { randomUUID } from 'node:crypto';
import { requestPaths } from '../../../../src/contract/requestPaths';
import { moderationPaths } from '../../../../src/contract/moderationPaths';
import {
  ListedRequestCollection,
  ModeratedRequest,
  OwnRequestCollection,
  SentRequest,
} from '../../../../src/contract/schemas/requests';
import { DueScoreCollection } from '../../../../src/contract/schemas/dueScores';
import { addChart } from '../../../support/server/addChart';
import { addScore, setUpModeration } from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();

test('a member asks for a proof, and a moderator decides', async () => {
  const chart = await addChart(site.server.database);
  const { scoreId } = await addScore(site.server, { chart, userId: site.people.admin.id });
  const asked = await site.member.call('POST', requestPaths.scoreRequests(scoreId), {
    grounds: 'impossibleValue',
    message: 'Too high.',
    key: randomUUID(),
  });
  expect(asked.json()).toMatchObject({ left: 4 });
  const { request } = readContract(SentRequest, asked.json());
  const own = await site.member.call('GET', requestPaths.ownRequests);
  expect(readContract(OwnRequestCollection, own.json())['hydra:member']).toEqual([request]);
  const listed = await site.first.call('GET', moderationPaths.requests);
  const [first] = readContract(ListedRequestCollection, listed.json())['hydra:member'];
  expect(first).toMatchObject({ id: request.id, askedBy: { id: site.people.member.id } });
  const read = await site.first.call('GET', moderationPaths.request(request.id));
  const { revision } = readContract(ModeratedRequest, read.json());
  const decided = await site.first.call('POST', moderationPaths.requestDecision(request.id), {
    decision: 'accept',
    revision,
  });
  expect(readContract(ModeratedRequest, decided.json())).toMatchObject({
    state: 'accepted',
    scoreState: 'due',
  });
  const due = await site.admin.call('GET', requestPaths.dueScores);
  expect(readContract(DueScoreCollection, due.json())['hydra:member']).toMatchObject([
    { id: scoreId, mayProve: true },
  ]);
});
