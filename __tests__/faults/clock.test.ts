import { existsSync } from 'node:fs';
import { paths } from '../../src/contract/paths';
import {
  bearer,
  joinAs,
  logIn,
  refresh,
  sendUntilAvailable,
  sessionOf,
  type Member,
} from '../support/faults/nodes';
import { startPostgresSite, type PostgresSite } from '../support/faults/postgresSite';

/** Debian's package libfaketime. */
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const withOtherClock = existsSync(library) ? describe : describe.skip;

const otherClock = (offset: string) => ({
  LD_PRELOAD: library,
  FAKETIME: offset,
  // Timers use the monotonic clock, which does not jump.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

withOtherClock('a node whose clock is wrong', () => {
  let site: PostgresSite;
  beforeAll(async () => {
    site = await startPostgresSite();
  });
  afterAll(async () => site?.stop());

  const me = async (origin: string, { token }: Pick<Member, 'token'>) =>
    (await sendUntilAvailable(origin, paths.me, { headers: bearer(token) })).status;

  test.each(['+1h', '-1h'])('by %s locks nobody out', async (offset) => {
    const [right] = site.nodes;
    const wrong = await site.start(otherClock(offset));
    const date = (await sendUntilAvailable(wrong.origin, paths.articles)).headers.get('Date') ?? '';
    expect(Math.abs(Date.parse(date) - Date.now())).toBeGreaterThan(3_000_000);

    const member = await joinAs(right.origin, `traveller_${offset.startsWith('+') ? 'a' : 'b'}`);
    let session = { token: member.token, refreshToken: member.refreshToken };
    for (const origin of [wrong.origin, right.origin, wrong.origin, right.origin]) {
      // A token of the other clock may be expired or not yet valid: the client refreshes.
      if ((await me(origin, session)) !== 200)
        session = sessionOf(await refresh(origin, session.refreshToken));
      expect(await me(origin, session)).toBe(200);
      expect((await sendUntilAvailable(origin, paths.articles)).status).toBe(200);
    }
    expect((await logIn(wrong.origin, member.username)).status).toBe(200);
    await wrong.process.kill('SIGKILL');
  });

  test('by more than a year ends sessions at most, and deletes no content', async () => {
    const [right] = site.nodes;
    const tables = ['users', 'comments', 'articles', 'article_translations', 'pictures'];
    const counts = () =>
      site.query(
        `select ${tables.map((name) => `(select count(*) from ${name}) as ${name}`).join(', ')}`,
      );
    const member = await joinAs(right.origin, 'traveller_c');
    const before = await counts();
    const wrong = await site.start(otherClock('+400d'));
    expect((await refresh(wrong.origin, member.refreshToken)).status).toBe(401);
    const session = sessionOf(await logIn(wrong.origin, member.username));
    expect(await me(wrong.origin, session)).toBe(200);
    expect(await wrong.process.kill('SIGTERM')).toBe(0);
    expect(await counts()).toEqual(before);
    const again = sessionOf(await logIn(right.origin, member.username));
    expect(await me(right.origin, again)).toBe(200);
  });
});
