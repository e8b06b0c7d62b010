import { paths } from '../../../../src/contract/paths';
import { scoreTransitions, type ScoreAction } from '../../../../src/contract/records/proofStates';
import { scoreStates, type ScoreState } from '../../../../src/contract/records/scoreStates';
import { PlayerProfile } from '../../../../src/contract/schemas/players';
import { PostResults } from '../../../../src/contract/schemas/scores';
import { roles } from '../../../../src/contract/roles';
import { SentProofs } from '../../../../src/contract/schemas/proofs';
import { takeBackPaths } from '../../../../src/contract/takeBackPaths';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { expireScores } from '../../../../src/server/domains/requests/expireScores';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { rankEverything } from '../../../support/records/rankEverything';
import { verifyAll } from '../../../support/records/verifyAll';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { setUpModeration } from '../../../support/server/moderation';
import { addUnusual, requestClient } from '../../../support/server/proofRequests';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
let player: Awaited<ReturnType<typeof joinAs>>;
let client: ReturnType<typeof proofClient>;
let administrator: ReturnType<typeof proofClient>;
let chart: number;
let scoreId: number;

async function joinPlayer() {
  player = await joinAs(site.server);
  client = proofClient(site.server, player);
}

beforeAll(async () => {
  await joinPlayer();
  const admin = await joinAs(site.server, { roles: [roles.user, roles.admin] });
  administrator = proofClient(site.server, admin);
});

/** The newest request about the score; 0 without one. */
async function newestRequest(kind: 'member' | 'unusual'): Promise<number> {
  const request = await site.server.database
    .selectFrom('proofRequests')
    .select('id')
    .where('scoreId', '=', scoreId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return request?.id ?? 0;
}

const act = async (...actions: ScoreAction[]) => {
  for (const action of actions)
    await site.server.database.transaction().execute(async (transaction) => {
      const deeds = [{ scoreId, action }];
      return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
    });
};

let videos = 0;
const nextVideo = () => {
  videos += 1;
  return videoOf(videos);
};
const send = async () => client.send(scoreId, { video: nextVideo() });

/** The newest proof of the score: whatever is decided is decided about it. */
async function newestProof(): Promise<number> {
  const { id } = await site.server.database
    .selectFrom('proofs')
    .select('id')
    .where('scoreId', '=', scoreId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const ways: Record<ScoreState, () => Promise<unknown>> = {
  none: async () => undefined,
  asked: async () => requests(site.people.admin).ask(scoreId),
  due: async () => act('ask', 'acceptRequest'),
  proof_waiting: send,
  proof_waiting_due: async () => {
    await act('ask', 'acceptRequest');
    await send();
  },
  proved: async () => {
    await send();
    await site.second.decide(await newestProof(), { decision: 'accept' });
  },
  unproved: async () => act('ask', 'acceptRequest', 'expire'),
  withdrawn: async () => client.call('DELETE', paths.score(scoreId), {}),
};

const requests = (who: Parameters<typeof requestClient>[1]) => requestClient(site.server, who);
const decideRequest = async (kind: 'member' | 'unusual', decision: 'accept' | 'refuse') => {
  const id = await newestRequest(kind);
  if (id === 0) return false;
  const reason = decision === 'refuse' ? ({ reason: 'other' } as const) : {};
  return succeeded(await requests(site.people.first).decide(id, { decision, ...reason }));
};

type Response = Awaited<ReturnType<typeof client.call>>;
const wasPosted = async (changes: object) => {
  const { reason } = await client.post(chart, { confirmed: ['waitingProof'], ...changes });
  return reason === null;
};
const succeeded = ({ statusCode }: Response) => statusCode < 300;

/** What calls the API; whether it did what was asked. */
const calls: Record<ScoreAction, () => Promise<boolean>> = {
  ask: async () => succeeded(await requests(site.people.second).ask(scoreId)),
  acceptRequest: async () => decideRequest('member', 'accept'),
  refuseRequest: async () => decideRequest('member', 'refuse'),
  require: async () => {
    // There it is `acceptRequest`.
    if ((await stored()).score.state === 'asked') return false;
    await addUnusual(site.server, scoreId);
    return decideRequest('unusual', 'accept');
  },
  expire: async () => {
    const { state } = (await stored()).score;
    const { database } = site.server;
    await expireScores({ clock: () => new Date('2030-01-01T00:00:00Z'), database });
    return (await stored()).score.state !== state;
  },
  post: async () => wasPosted({ values: [600] }),
  postWithProof: async () => wasPosted({ values: [600], proof: { video: nextVideo() } }),
  correct: async () => wasPosted({ achievedOn: '2026-11-01' }),
  withdraw: async () => succeeded(await client.call('DELETE', paths.score(scoreId), {})),
  cancel: async () =>
    succeeded(await administrator.call('DELETE', paths.score(scoreId), { reason: 'other' })),
  restore: async () => succeeded(await client.call('POST', takeBackPaths.restoreScore(scoreId))),
  sendProof: async () => {
    const [result] = readContract(SentProofs, (await send()).json()).results;
    return result?.reason === null;
  },
  takeProofBack: async () => succeeded(await client.takeBack(await newestProof())),
  acceptProof: async () =>
    succeeded(await site.first.decide(await newestProof(), { decision: 'accept' })),
  refuseProof: async () =>
    succeeded(
      await site.first.decide(await newestProof(), { decision: 'refuse', reason: 'other' }),
    ),
  revokeProof: async () =>
    succeeded(
      await site.first.decide(await newestProof(), { decision: 'revoke', reason: 'other' }),
    ),
};

const stored = async () => {
  const { database } = site.server;
  const score = database.selectFrom('scores').selectAll().where('id', '=', scoreId);
  const events = database.selectFrom('scoreEvents').selectAll().where('scoreId', '=', scoreId);
  const proofs = database.selectFrom('proofs').selectAll().where('scoreId', '=', scoreId);
  return {
    score: await score.executeTakeFirstOrThrow(),
    events: await events.orderBy('id').execute(),
    proofs: await proofs.orderBy('id').execute(),
  };
};

const rows = Object.entries(calls).map(([action, call]) => ({ action, call }));

/** A withdrawal that is sent again is answered as the first one. */
const isRepeated = (state: ScoreState, action: string) =>
  action === 'withdraw' && state === 'withdrawn';

/** A player who sends another proof takes the waiting one back with it. */
const isReplaced = (state: ScoreState, action: string) =>
  action === 'sendProof' && state.startsWith('proof_waiting');

describe.each(scoreStates)('the table of states, through the API: %s', (state) => {
  // With too many unproved scores nobody posts.
  beforeAll(joinPlayer);

  test.each(rows)('$action', async ({ action, call }) => {
    chart = await addChart(site.server.database);
    scoreId = await client.postScore(chart);
    // No more than five requests in 24 hours.
    const dayBefore = new Date(site.server.now().getTime() - 86_400_000);
    await site.server.database.updateTable('proofRequests').set({ askedAt: dayBefore }).execute();
    // A decided proof, about which nothing can be decided any more; by another moderator, for whom the same request would be no new one.
    await send();
    await site.second.decide(await newestProof(), { decision: 'refuse', reason: 'other' });
    await ways[state]();
    const before = await stored();
    expect(before.score.state).toBe(state);

    const next = Object.entries(scoreTransitions[state]).find(([name]) => name === action)?.[1];
    const done = await call();
    const after = await stored();
    const isRefused = next === undefined && !isReplaced(state, action);
    expect(done).toBe(!isRefused || isRepeated(state, action));
    expect(isRefused ? after : before).toEqual(before);
    expect(after.score.state).toBe(next ?? state);
    const added = next === undefined ? 2 : 1;
    expect(after.events.length).toBe(before.events.length + (isRefused ? 0 : added));
    // No score waits without a proof, and no proof without its score.
    const waiting = after.proofs.filter((proof) => proof.state === 'waiting');
    expect(waiting).toHaveLength(after.score.state.startsWith('proof_waiting') ? 1 : 0);
  });
});

test('standings follow a decision once the game was ranked', async () => {
  chart = await addChart(site.server.database);
  const newcomer = await joinAs(site.server);
  const own = proofClient(site.server, newcomer);
  const posted = await own.call('POST', paths.scoreBatch, {
    scores: [
      {
        chart,
        values: [700],
        key: '11111111-1111-4111-8111-111111111111',
        proof: { video: nextVideo() },
      },
    ],
  });
  scoreId = readContract(PostResults, posted.json()).results[0]?.scoreId ?? 0;
  const { playerId } = (await stored()).score;
  const proved = async () => {
    await rankEverything(site.server.database);
    const response = await site.server.app.inject(paths.player(playerId));
    expect((await verifyAll(site.server.database)).differences).toEqual([]);
    return readContract(PlayerProfile, response.json()).nbProved;
  };
  expect(await proved()).toBe(0);
  const id = await newestProof();
  await site.first.decide(id, { decision: 'accept' });
  expect(await proved()).toBe(1);
  await site.second.decide(id, { decision: 'revoke', reason: 'forged' });
  expect(await proved()).toBe(0);
});
