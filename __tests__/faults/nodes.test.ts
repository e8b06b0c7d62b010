import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '../../src/contract/paths';
import {
  bearer,
  joinAs,
  logIn,
  refresh,
  sendUntilAvailable,
  sessionOf,
} from '../support/faults/nodes';
import { startPostgresSite, type PostgresSite } from '../support/faults/postgresSite';
import { createRandom, rounds, seed } from '../support/faults/rounds';
import { expectNothingLost, startWork } from '../support/faults/work';

let site: PostgresSite;
beforeAll(async () => {
  site = await startPostgresSite();
});
beforeEach(() => site.forget());
afterAll(async () => site?.stop());

/** Status 0: a node that is gone answers nothing. */
const withoutANode = /^(write (201|503|0)|(account|read) (200|503|0))$/;

test('a node killed at a random point loses nothing, and its members work on at the other one', async () => {
  const random = createRandom(seed);
  const work = startWork({ ...site, origins: site.origins });
  for (let round = 0; round < rounds(2, 12); round += 1) {
    await work.progress(3);
    await delay(random() * 500);
    const [, node] = site.nodes;
    await node.process.kill('SIGKILL');
    await work.progress(3);
    site.nodes[1] = await site.start({ PORT: new URL(node.origin).port });
  }
  await work.progress();
  await work.stop();
  expectNothingLost(work, await site.comments(), withoutANode);
});

test('a node stopped under load finishes its requests, exits with 0 and loses nothing', async () => {
  const work = startWork({ ...site, origins: site.origins });
  await work.progress();
  const [, node] = site.nodes;
  expect(await node.process.kill('SIGTERM')).toBe(0);
  await work.progress();
  site.nodes[1] = await site.start({ PORT: new URL(node.origin).port });
  await work.progress();
  await work.stop();
  expectNothingLost(work, await site.comments(), withoutANode);
});

test('fifty refreshes on two nodes at once all succeed and continue one session', async () => {
  const { refreshToken } = await joinAs(site.nodes[0].origin, 'refresher');
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      refresh(site.nodes[index % 2 ? 1 : 0].origin, refreshToken),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => sessionOf(reply).refreshToken)).size).toBe(1);
});

test('no session survives a log-out on one node during refreshes on the other', async () => {
  await joinAs(site.nodes[0].origin, 'racer');
  for (let round = 0; round < rounds(5, 100); round += 1) {
    const [first, second] = site.nodes;
    const session = sessionOf(await logIn(first.origin, 'racer'));
    const refreshes = [first, second, first, second].map(({ origin }) =>
      refresh(origin, session.refreshToken),
    );
    const ended = sendUntilAvailable(second.origin, paths.invalidateToken, {
      body: { refresh_token: session.refreshToken },
      headers: bearer(session.token),
    });
    const replies = await Promise.all([...refreshes, ended]);
    expect(replies.at(-1)?.status).toBe(204);
    const tokens = [session, ...replies.slice(0, -1).map(sessionOf)].filter(({ token }) => token);
    for (const { token, refreshToken } of tokens) {
      expect(
        (await sendUntilAvailable(first.origin, paths.me, { headers: bearer(token) })).status,
      ).toBe(401);
      expect((await refresh(second.origin, refreshToken)).status).toBe(401);
    }
  }
});
