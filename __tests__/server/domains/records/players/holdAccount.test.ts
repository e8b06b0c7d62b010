import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { roles } from '../../../../../src/contract/roles';
import { takeBackPaths } from '../../../../../src/contract/takeBackPaths';
import { claimProof, takeNextProof } from '../../../../../src/server/domains/moderation/claims';
import { findOrCreatePlayer } from '../../../../../src/server/domains/records/players/findOrCreatePlayer';
import { currentDriver } from '../../../../support/database/testDatabases';
import { proofClient, videoOf } from '../../../../support/records/proofClient';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { requestClient } from '../../../../support/server/proofRequests';
import { password } from '../../../../support/server/members';
import {
  addProof,
  addScore,
  moderatorOf,
  setUpModeration,
} from '../../../../support/server/moderation';

const site = setUpModeration();

type Member = Awaited<ReturnType<typeof joinAs>>;
const deleteAccount = async ({ id, headers }: Member) =>
  site.server.app.inject({ method: 'DELETE', url: paths.user(id), headers, payload: { password } });

/** How many connections wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{
    waiting: number;
  }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.server.database);
  return rows[0]?.waiting ?? 0;
}

/** Starts requests one after another, each when those before wait for locks, and lets them go on together. */
async function interleave<Response>(
  row: { table: 'proofs' | 'proofRequests' | 'players'; id: number },
  requests: (() => Promise<Response>)[],
): Promise<Response[]> {
  // The embedded database has one connection: nothing waits for a lock.
  if (currentDriver() === 'embedded') return Promise.all(requests.map(async (send) => send()));
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding: Promise<void> | undefined;
  await new Promise<void>((isLocked) => {
    holding = site.server.database.transaction().execute(async (transaction) => {
      const locked = transaction.selectFrom(row.table).select('id').where('id', '=', row.id);
      await locked.forUpdate().execute();
      isLocked();
      await released;
    });
  });
  const responses: Promise<Response>[] = [];
  for (const send of requests) {
    responses.push(send());
    for (let waiting = 0; waiting < responses.length;) waiting = await countWaiting();
  }
  release();
  await holding;
  return Promise.all(responses);
}

test('a moderator who decides and leaves at once does both', async () => {
  const leaving = await joinAs(site.server, { roles: [roles.user, roles.proofModerator] });
  const moderator = moderatorOf(site.server, leaving.headers);
  const { id } = await addProof(site.server, { chart: await addChart(site.server.database) });
  const { revision } = await moderator.claim(id);
  const responses = await interleave({ table: 'proofs', id }, [
    async () => moderator.tryDecide(id, { decision: 'refuse', reason: 'other', revision }),
    async () => deleteAccount(leaving),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 204]);
  const proof = site.server.database.selectFrom('proofs').select(['state', 'decidedBy']);
  expect(await proof.where('id', '=', id).executeTakeFirst()).toEqual({
    state: 'refused',
    decidedBy: null,
  });
});

test('a request is decided while the member who made it leaves', async () => {
  const leaving = await joinAs(site.server);
  const chart = await addChart(site.server.database);
  const scoreId = await proofClient(site.server, await joinAs(site.server)).postScore(chart);
  const id = await requestClient(site.server, leaving).asked(scoreId);
  const moderator = requestClient(site.server, site.people.first);
  const { revision } = await moderator.read(id);
  const responses = await interleave({ table: 'proofRequests', id }, [
    async () => moderator.tryDecide(id, { decision: 'accept', revision }),
    async () => deleteAccount(leaving),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 204]);
});

test('a member who leaves while the account is disabled has left', async () => {
  const leaving = await joinAs(site.server);
  const chart = await addChart(site.server.database);
  const { playerId } = await addScore(site.server, { chart, userId: leaving.id });
  const url = adminPaths.userAction(leaving.id, 'disable');
  const responses = await interleave({ table: 'players', id: playerId }, [
    async () => deleteAccount(leaving),
    async () => site.server.app.inject({ method: 'POST', url, headers: site.people.admin.headers }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 404]);
});

test('a member who leaves while the player is taken out of the rankings has left', async () => {
  const leaving = await joinAs(site.server);
  const chart = await addChart(site.server.database);
  const { playerId } = await addScore(site.server, { chart, userId: leaving.id });
  const url = takeBackPaths.playerRanking(playerId);
  const { headers } = site.people.admin;
  const payload = { ranked: false, reason: 'forged' };
  const responses = await interleave({ table: 'players', id: playerId }, [
    async () => site.server.app.inject({ method: 'PUT', url, headers, payload }),
    async () => deleteAccount(leaving),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
});

test('scores with proofs that wait for the deletion of the account are not posted', async () => {
  const leaving = await joinAs(site.server);
  const chart = await addChart(site.server.database);
  const { playerId } = await addScore(site.server, { chart, userId: leaving.id });
  const proofs = async () =>
    site.server.database
      .selectFrom('proofs')
      .select('id')
      .where('playerId', '=', playerId)
      .execute();
  const row = { chart, values: [900], key: randomUUID(), proof: { video: videoOf() } };
  const [deleted, posted] = await interleave({ table: 'players', id: playerId }, [
    async () => deleteAccount(leaving),
    async () => proofClient(site.server, leaving).call('POST', paths.scoreBatch, { scores: [row] }),
  ]);
  expect([deleted?.statusCode, posted?.statusCode]).toEqual([204, 401]);
  expect(await proofs()).toEqual([]);
});

test('a first score of an account that is disabled does not rank', async () => {
  const { database, now } = site.server;
  const { id: userId } = await joinAs(site.server);
  await database.updateTable('users').set({ disabledAt: now() }).where('id', '=', userId).execute();
  const id = await findOrCreatePlayer(database, { userId, at: now() });
  const player = database.selectFrom('players').select('ranked').where('id', '=', id);
  expect(await player.executeTakeFirst()).toEqual({ ranked: false });
});

test('what was let in before the account was deleted is refused like any other request', async () => {
  const { database, now } = site.server;
  const { id: userId } = await joinAs(site.server);
  const { id } = await addProof(site.server, { chart: await addChart(database) });
  await database.deleteFrom('users').where('id', '=', userId).execute();
  const claim = { moderator: { id: userId, games: null }, at: now() };
  for (const work of [
    async () => findOrCreatePlayer(database, { userId, at: now() }),
    async () => claimProof(database, { ...claim, id }),
    async () => takeNextProof(database, { ...claim, game: undefined, skip: [] }),
  ])
    await expect(work()).rejects.toThrow('sessionEnded');
});
