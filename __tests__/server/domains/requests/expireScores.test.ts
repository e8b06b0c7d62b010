import { paths } from '../../../../src/contract/paths';
import type { ScoreAction } from '../../../../src/contract/records/proofStates';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { expireScores } from '../../../../src/server/domains/requests/expireScores';
import { explainQueries } from '../../../support/database/explainQueries';
import { addScores } from '../../../support/records/addScores';
import { verifyAll } from '../../../support/records/verifyAll';
import { addChart } from '../../../support/server/addChart';
import { addScore, setUpModeration } from '../../../support/server/moderation';

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

async function addDue(...actions: ScoreAction[]) {
  const chart = await addChart(site.server.database);
  const { scoreId } = await addScore(site.server, { chart });
  for (const action of ['require', ...actions] as const)
    await site.server.database.transaction().execute(async (transaction) => {
      const deeds = [{ scoreId, action }];
      return actOnScores(transaction, { deeds, actorId: null, at: site.server.now() });
    });
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

test('all of many overdue scores expire in portions, found by their index', async () => {
  const { database } = site.server;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 250 });
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
