import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import type { ScoreAction } from '../../../../src/contract/records/proofStates';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { expireScores } from '../../../../src/server/domains/requests/expireScores';
import { explainQueries } from '../../../support/database/explainQueries';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addScores } from '../../../support/records/addScores';
import { verifyAll } from '../../../support/records/verifyAll';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { password } from '../../../support/server/members';
import { addScore, setUpModeration } from '../../../support/server/moderation';
import { requestClient } from '../../../support/server/proofRequests';

const site = setUpModeration();
const at = (time: string) => ({
  clock: () => new Date(time),
  database: site.server.database,
});
const stateOf = async (id: number) =>
  site.server.database
    .selectFrom('scores')
    .select(['state', 'ranked', 'dueAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

beforeEach(() => {
  site.server.setTime('2026-11-20T12:00:00Z');
});

async function act(scoreId: number, ...actions: ScoreAction[]) {
  for (const action of actions)
    await site.server.database.transaction().execute(async (transaction) => {
      const deeds = [{ scoreId, action }];
      return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
    });
}

async function addDue(...actions: ScoreAction[]) {
  const chart = await addChart(site.server.database);
  const { scoreId } = await addScore(site.server, { chart });
  await act(scoreId, 'require', ...actions);
  return { chart, scoreId };
}

test('a score whose time is over leaves the ranking, by the site; before, it stays', async () => {
  const { scoreId } = await addDue();
  await expireScores(at('2026-12-04T11:59:59Z'));
  expect(await stateOf(scoreId)).toMatchObject({ state: 'due', ranked: true });
  await Promise.all([
    expireScores(at('2026-12-04T12:00:00Z')),
    expireScores(at('2026-12-04T12:00:00Z')),
  ]);
  expect(await stateOf(scoreId)).toEqual({ state: 'unproved', ranked: false, dueAt: null });
  const events = await site.server.app.inject({ url: paths.scoreEvents(scoreId) });
  expect(events.json()['hydra:member']).toMatchObject([
    { kind: 'expired', actor: null, at: '2026-12-04T12:00:00.000Z' },
    { kind: 'requestAccepted' },
    { kind: 'created' },
  ]);
});

test('a proof that waits stops the time, and a withdrawn score has none', async () => {
  const waiting = await addDue('sendProof');
  const withdrawn = await addDue('withdraw');
  await expireScores(at('2027-12-04T12:00:00Z'));
  expect((await stateOf(waiting.scoreId)).state).toBe('proof_waiting_due');
  expect((await stateOf(withdrawn.scoreId)).state).toBe('withdrawn');
});

test('while a chart takes no proofs the time does not end; three days are left when it does again', async () => {
  const { chart, scoreId } = await addDue();
  const { database } = site.server;
  const set = async (status: 'locked' | 'open') =>
    database.updateTable('charts').set({ status }).where('id', '=', chart).execute();
  await set('locked');
  await expireScores(at('2026-12-04T12:00:00Z'));
  expect(await stateOf(scoreId)).toMatchObject({ state: 'due', dueAt: '2026-12-07T12:00:00.000Z' });
  await set('open');
  await expireScores(at('2026-12-06T12:00:00Z'));
  expect((await stateOf(scoreId)).state).toBe('due');
  await expireScores(at('2026-12-07T12:00:00Z'));
  expect((await stateOf(scoreId)).state).toBe('unproved');
});

test('the third refusal ends the time of a chart that takes no proofs, too', async () => {
  const { chart, scoreId } = await addDue(
    ...([1, 2, 3] as const).flatMap(() => ['sendProof', 'refuseProof'] as const),
  );
  const charts = site.server.database.updateTable('charts').where('id', '=', chart);
  await charts.set({ status: 'locked' }).execute();
  await expireScores(at('2026-12-04T12:00:00Z'));
  expect((await stateOf(scoreId)).state).toBe('unproved');
});

test('the time of a player who cannot log in does not end', async () => {
  const { scoreId } = await addDue();
  const { database } = site.server;
  const disable = async (disabledAt: string | null) =>
    database
      .updateTable('users')
      .set({ disabledAt })
      .where('id', 'in', (query) =>
        query
          .selectFrom('scores as s')
          .innerJoin('players as p', 'p.id', 's.playerId')
          .select('p.userId')
          .where('s.id', '=', scoreId),
      )
      .execute();
  await disable('2026-11-21T12:00:00Z');
  await expireScores(at('2026-12-04T12:00:00Z'));
  expect(await stateOf(scoreId)).toMatchObject({ state: 'due', dueAt: '2026-12-07T12:00:00.000Z' });
  await disable(null);
  await expireScores(at('2026-12-07T12:00:00Z'));
  expect((await stateOf(scoreId)).state).toBe('unproved');
});

describe('of a deleted account', () => {
  const deleteOwner = async (scoreId: number) =>
    site.server.database
      .deleteFrom('users')
      .where('id', 'in', (query) =>
        query
          .selectFrom('scores as s')
          .innerJoin('players as p', 'p.id', 's.playerId')
          .select('p.userId')
          .where('s.id', '=', scoreId),
      )
      .execute();
  const over = '2027-12-04T12:00:00Z';

  test('no time ends: what a rule demands keeps its place', async () => {
    const { scoreId } = await addDue();
    await deleteOwner(scoreId);
    await expireScores(at(over));
    expect(await stateOf(scoreId)).toEqual({ state: 'due', ranked: true, dueAt: null });
    await expireScores(at('2028-12-04T12:00:00Z'));
    expect((await stateOf(scoreId)).state).toBe('due');
  });

  test('moderators decide about what a rule demands, also after it was withdrawn and restored', async () => {
    const { scoreId } = await addDue();
    await deleteOwner(scoreId);
    await expireScores(at(over));
    await act(scoreId, 'cancel', 'restore');
    expect(await stateOf(scoreId)).toEqual({ state: 'due', ranked: true, dueAt: null });
    const first = requestClient(site.server, site.people.first);
    const open = (await first.list())['hydra:member'].filter((one) => one.scoreId === scoreId);
    expect(open).toMatchObject([
      { kind: 'unusual', grounds: 'proofRule', player: { username: null } },
    ]);
    expect((await first.decide(open[0]?.id ?? 0, { decision: 'accept' })).statusCode).toBe(200);
    expect((await stateOf(scoreId)).state).toBe('unproved');
  });

  test('what a moderator demanded of an earlier value says nothing about this one', async () => {
    const owner = await joinAs(site.server);
    const player = proofClient(site.server, owner);
    const member = requestClient(site.server, await joinAs(site.server));
    const chart = await addChart(site.server.database);
    const scoreId = await player.postScore(chart);
    const id = await member.asked(scoreId);
    await requestClient(site.server, site.people.first).decide(id, { decision: 'accept' });
    await act(scoreId, 'sendProof', 'acceptProof');
    await player.postScore(chart, { values: [600] });
    await member.asked(scoreId);
    await act(scoreId, 'sendProof', 'takeProofBack');
    await deleteOwner(scoreId);
    await expireScores(at(over));
    expect(await stateOf(scoreId)).toEqual({ state: 'due', ranked: true, dueAt: null });
  });

  test('the time of what a moderator demanded ends', async () => {
    const chart = await addChart(site.server.database);
    const { scoreId } = await addScore(site.server, { chart });
    const id = await requestClient(site.server, site.people.member).asked(scoreId);
    await requestClient(site.server, site.people.first).decide(id, { decision: 'accept' });
    await deleteOwner(scoreId);
    await expireScores(at(over));
    expect((await stateOf(scoreId)).state).toBe('unproved');
  });

  test('moderators decide about what was asked for, although its player had sent a proof', async () => {
    const first = requestClient(site.server, site.people.first);
    const member = requestClient(site.server, await joinAs(site.server));
    const decided: (readonly [string, string])[] = [];
    for (const decision of ['accept', 'refuse'] as const) {
      const owner = await joinAs(site.server);
      const chart = await addChart(site.server.database);
      const { scoreId } = await addScore(site.server, { chart, userId: owner.id });
      const id = await member.asked(scoreId);
      await proofClient(site.server, owner).sent(scoreId, { video: videoOf() });
      const deleted = await site.server.app.inject({
        method: 'DELETE',
        url: paths.user(owner.id),
        headers: owner.headers,
        payload: { password },
      });
      expect(deleted.statusCode).toBe(204);
      await expireScores(at(over));
      expect(await stateOf(scoreId)).toEqual({ state: 'due', ranked: true, dueAt: null });
      const reason = decision === 'refuse' ? ({ reason: 'explained' } as const) : {};
      expect((await first.decide(id, { decision, ...reason })).statusCode).toBe(200);
      decided.push([decision, (await stateOf(scoreId)).state]);
    }
    expect(decided).toEqual([
      ['accept', 'unproved'],
      ['refuse', 'due'],
    ]);
  });
});

test('all of many overdue scores expire in portions, found by their index', async () => {
  const { database } = site.server;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 250 });
  await sql`with owners as (
      insert into users (username, slug, email) select n, n, n || '@example.org' from (
        select 'overdue_' || generate_series(1, 250) as n) n returning id
    ), numbered as (select id, row_number() over (order by id) as n from owners)
    update players p set user_id = o.id from numbered o
    join (select player_id, row_number() over (order by id) as n from scores where chart_id = ${chart}) s on s.n = o.n
    where p.id = s.player_id`.execute(database);
  await database
    .updateTable('scores')
    .set({ state: 'due', dueAt: '2026-12-01T00:00:00Z' })
    .where('chartId', '=', chart)
    .execute();
  await expireScores(at('2026-12-02T00:00:00Z'));
  const left = await database
    .selectFrom('scores')
    .select('id')
    .where('chartId', '=', chart)
    .where((where) => where.or([where('state', '<>', 'unproved'), where('ranked', '=', true)]))
    .execute();
  expect(left).toEqual([]);
  const { differences } = await verifyAll(database);
  expect(differences.filter((text) => /chain|state/.test(text))).toEqual([]);
  const facts = await explainQueries(database, async (explained) =>
    expireScores({ clock: () => new Date('2026-11-20T12:00:00Z'), database: explained }),
  );
  expect(facts.indexes).toContain('scores_due');
});
