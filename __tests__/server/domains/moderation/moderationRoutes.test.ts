import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { scoreTransitions, type ScoreAction } from '../../../../src/contract/records/proofStates';
import { scoreStates, type ScoreState } from '../../../../src/contract/records/scoreStates';
import { PlayerProfile } from '../../../../src/contract/schemas/players';
import { PostResults } from '../../../../src/contract/schemas/scores';
import { roles } from '../../../../src/contract/roles';
import { SentProofs } from '../../../../src/contract/schemas/proofs';
import { takeBackPaths } from '../../../../src/contract/takeBackPaths';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { postScores } from '../../../../src/server/domains/records/scores/postScores';
import { addProofs } from '../../../../src/server/domains/records/scores/waitingProofs';
import { expireScores } from '../../../../src/server/domains/requests/expireScores';
import type { Database } from '../../../../src/server/platform/database/tables';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { rankEverything } from '../../../support/records/rankEverything';
import { scoreToPost } from '../../../support/records/scoreToPost';
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
beforeAll(async () => {
  const admin = await joinAs(site.server, { roles: [roles.user, roles.admin] });
  administrator = proofClient(site.server, admin);
});

let videos = 0;
const nextVideo = () => {
  videos += 1;
  return videoOf(videos);
};

interface Row {
  id: number;
  scoreId: number;
  state: string;
  kind: string;
}
const rowsOf = async (table: string, scoreIds: number[]) =>
  (
    await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(table === 'scores' ? 'id' : 'score_id')} = any(${sql.val(scoreIds)}::int[]) order by id`.execute(
      site.server.database,
    )
  ).rows;

/** Scores with all that actions write about them, by id. */
async function readStored(ids: number[]) {
  const tables = ['scores', 'score_events', 'proofs', 'proof_requests'];
  const [scores = [], events = [], proofs = [], requests = []] = await Promise.all(
    tables.map(async (table) => rowsOf(table, ids)),
  );
  const of = (rows: Row[], id: number) => rows.filter(({ scoreId }) => scoreId === id);
  return new Map(
    scores.map((score) => [
      score.id,
      {
        score,
        events: of(events, score.id),
        proofs: of(proofs, score.id),
        requests: of(requests, score.id),
      },
    ]),
  );
}
type Stored = NonNullable<ReturnType<Awaited<ReturnType<typeof readStored>>['get']>>;

/** Brings many scores of the player to a state at once. */
function createPreparation(scoreIds: number[]) {
  const inTransaction = async <Result>(work: (transaction: Database) => Promise<Result>) =>
    site.server.database.transaction().execute(work);
  const at = () => site.server.now();
  const act = async (action: ScoreAction) =>
    inTransaction(async (transaction) => {
      const deeds = scoreIds.map((scoreId) => ({ scoreId, action }));
      return actOnScores(transaction, { deeds, actorId: player.id, at: at() });
    });
  const send = async () => {
    const changed = await act('sendProof');
    await inTransaction(async (transaction) => {
      const charts = await transaction.selectFrom('charts').select(['id', 'gameId']).execute();
      const games = new Map(charts.map(({ id, gameId }) => [id, gameId]));
      const facts = { picture: null, comment: null, answers: null, clientKey: null, sentAt: null };
      const proofs = [...changed].map(([scoreId, { score, revision }]) => ({
        ...facts,
        scoreId,
        revision,
        gameId: games.get(score.chartId) ?? 0,
        amounts: score.amounts,
        video: nextVideo(),
      }));
      const playerId = [...changed.values()][0]?.score.playerId ?? 0;
      await addProofs(transaction, { playerId, proofs, at: at() });
    });
  };
  /** By another moderator than the one who decides later, for whom the same decision would be no new one. */
  const decide = async (decision: 'acceptProof' | 'refuseProof') => {
    await act(decision);
    const decided = { decidedBy: site.people.second.id, decidedAt: at() };
    const proofs = site.server.database.updateTable('proofs').where('scoreId', 'in', scoreIds);
    await (
      decision === 'acceptProof'
        ? proofs.set({ ...decided, state: 'accepted' as const })
        : proofs.set({ ...decided, state: 'refused' as const, reason: 'other' as const })
    )
      .where('state', '=', 'waiting')
      .execute();
  };
  const ask = async () => {
    await act('ask');
    await sql`insert into proof_requests (score_id, game_id, player_id, revision, amounts, kind, asked_by, grounds, asked_at)
      select s.id, c.game_id, s.player_id, s.revision, s.amounts, 'member', ${site.people.admin.id}, 'impossibleValue', now()
      from scores s join charts c on c.id = s.chart_id where s.id = any(${sql.val(scoreIds)}::int[])`.execute(
      site.server.database,
    );
  };
  return { act, send, decide, ask };
}

type Preparation = ReturnType<typeof createPreparation>;
const ways: Record<ScoreState, (preparation: Preparation) => Promise<unknown>> = {
  none: async () => undefined,
  asked: async ({ ask }) => ask(),
  due: async ({ act }) => act('require'),
  proof_waiting: async ({ send }) => send(),
  proof_waiting_due: async ({ act, send }) => {
    await act('require');
    await send();
  },
  proved: async ({ send, decide }) => {
    await send();
    await decide('acceptProof');
  },
  unproved: async ({ act }) => {
    await act('require');
    await act('expire');
  },
  withdrawn: async ({ act }) => act('withdraw'),
};

interface Case extends Stored {
  id: number;
  chart: number;
  /** The newest one: whatever is decided is decided about it. */
  proofId: number;
}
type Response = Awaited<ReturnType<typeof client.call>>;
const succeeded = ({ statusCode }: Response) => statusCode < 300;
const wasPosted = async (chart: number, changes: object) => {
  const { reason } = await client.post(chart, { confirmed: ['waitingProof'], ...changes });
  return reason === null;
};
const decideRequest = async (id: number | undefined, decision: 'accept' | 'refuse') => {
  if (id === undefined) return false;
  const reason = decision === 'refuse' ? ({ reason: 'other' } as const) : {};
  const moderator = requestClient(site.server, site.people.first);
  return succeeded(await moderator.decide(id, { decision, ...reason }));
};
const refusal = { reason: 'other' } as const;
const askedFor = ({ requests }: Case) => requests.find(({ kind }) => kind === 'member')?.id;

/** What calls the API; whether it did what was asked. The end of the time comes last: it ends that of all scores. */
const calls: Record<ScoreAction, (one: Case) => Promise<boolean>> = {
  ask: async ({ id }) => succeeded(await requestClient(site.server, site.people.second).ask(id)),
  acceptRequest: async (one) => decideRequest(askedFor(one), 'accept'),
  refuseRequest: async (one) => decideRequest(askedFor(one), 'refuse'),
  require: async ({ id }) => decideRequest(await addUnusual(site.server, id), 'accept'),
  post: async ({ chart }) => wasPosted(chart, { values: [600] }),
  postWithProof: async ({ chart }) =>
    wasPosted(chart, { values: [600], proof: { video: nextVideo() } }),
  correct: async ({ chart }) => wasPosted(chart, { achievedOn: '2026-11-01' }),
  withdraw: async ({ id }) => succeeded(await client.call('DELETE', paths.score(id), {})),
  cancel: async ({ id }) => succeeded(await administrator.call('DELETE', paths.score(id), refusal)),
  restore: async ({ id }) => succeeded(await client.call('POST', takeBackPaths.restoreScore(id))),
  sendProof: async ({ id }) => {
    const response = await client.send(id, { video: nextVideo() });
    const [result] = readContract(SentProofs, response.json()).results;
    return result?.reason === null;
  },
  takeProofBack: async ({ proofId }) => succeeded(await client.takeBack(proofId)),
  acceptProof: async ({ proofId }) =>
    succeeded(await site.first.decide(proofId, { decision: 'accept' })),
  refuseProof: async ({ proofId }) =>
    succeeded(await site.first.decide(proofId, { decision: 'refuse', ...refusal })),
  revokeProof: async ({ proofId }) =>
    succeeded(await site.first.decide(proofId, { decision: 'revoke', ...refusal })),
  expire: async ({ id, score }) => {
    const { database } = site.server;
    await expireScores({ clock: () => new Date('2030-01-01T00:00:00Z'), database });
    return (await readStored([id])).get(id)?.score.state !== score.state;
  },
};
const actions = Object.entries(calls).map(([action, call]) => ({ action, call }));

/** A withdrawal that is sent again is answered as the first one. */
const isRepeated = (state: ScoreState, action: string) =>
  action === 'withdraw' && state === 'withdrawn';

/** A player who sends another proof takes the waiting one back with it. */
const isReplaced = (state: ScoreState, action: string) =>
  action === 'sendProof' && state.startsWith('proof_waiting');

test('standings follow a decision once the game was ranked', async () => {
  const chart = await addChart(site.server.database);
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
  const { scoreId } = readContract(PostResults, posted.json()).results[0] ?? {};
  const { id, playerId } = await site.server.database
    .selectFrom('proofs')
    .select(['id', 'playerId'])
    .where('scoreId', '=', scoreId ?? 0)
    .executeTakeFirstOrThrow();
  const proved = async () => {
    await rankEverything(site.server.database);
    const response = await site.server.app.inject(paths.player(playerId));
    expect((await verifyAll(site.server.database)).differences).toEqual([]);
    return readContract(PlayerProfile, response.json()).nbProved;
  };
  expect(await proved()).toBe(0);
  await site.first.decide(id, { decision: 'accept' });
  expect(await proved()).toBe(1);
  await site.second.decide(id, { decision: 'revoke', reason: 'forged' });
  expect(await proved()).toBe(0);
});

describe.each(scoreStates)('the table of states, through the API: %s', (state) => {
  const cases = new Map<string, Case>();
  // With too many unproved scores nobody posts: another player for each state.
  beforeAll(async () => {
    player = await joinAs(site.server);
    client = proofClient(site.server, player);
    const { database, now } = site.server;
    const charts = await Promise.all(actions.map(async () => addChart(database)));
    const scores = charts.map((chart) => scoreToPost(chart));
    const posted = await postScores(database, { userId: player.id, scores, at: now() });
    const ids = posted.map((result) => ('scoreId' in result ? result.scoreId : 0));
    const preparation = createPreparation(ids);
    // A decided proof, about which nothing can be decided any more.
    await preparation.send();
    await preparation.decide('refuseProof');
    await ways[state](preparation);
    const stored = await readStored(ids);
    actions.forEach(({ action }, index) => {
      const [id = 0, chart = 0] = [ids[index], charts[index]];
      const one = stored.get(id);
      if (one) cases.set(action, { ...one, id, chart, proofId: one.proofs.at(-1)?.id ?? 0 });
    });
  });

  test.each(actions)('$action', async ({ action, call }) => {
    const found = cases.get(action);
    if (!found) throw new Error('The score was not prepared.');
    const { id, chart: _chart, proofId: _proof, ...before } = found;
    expect(before.score.state).toBe(state);

    const next = Object.entries(scoreTransitions[state]).find(([name]) => name === action)?.[1];
    const done = await call(found);
    const after = (await readStored([id])).get(id);
    const isRefused = next === undefined && !isReplaced(state, action);
    expect(done).toBe(!isRefused || isRepeated(state, action));
    // The call for `require` puts the score before the moderators first.
    const requests = action === 'require' ? before.requests : after?.requests;
    expect(isRefused ? { ...after, requests } : before).toEqual(before);
    expect(after?.score.state).toBe(next ?? state);
    const added = next === undefined ? 2 : 1;
    expect(after?.events.length).toBe(before.events.length + (isRefused ? 0 : added));
    // No score waits without a proof, and no proof without its score.
    const waiting = after?.proofs.filter((proof) => proof.state === 'waiting');
    expect(waiting).toHaveLength(after?.score.state.startsWith('proof_waiting') ? 1 : 0);
  });
});

test('after all of that nothing contradicts the events', async () => {
  await rankEverything(site.server.database);
  expect((await verifyAll(site.server.database)).differences).toEqual([]);
});
