import { setTimeout as delay } from 'node:timers/promises';
import { idempotencyHeader } from '../../../src/contract/commentRules';
import { paths } from '../../../src/contract/paths';
import { bearer, send, usernameOf, type Member } from './nodes';
import { countOutcomes, untilMore } from './outcomes';

interface Workplace {
  origins: readonly string[];
  article: number;
  members: readonly Member[];
}

/** Counts the works of a test file, so that each writes its own texts. */
let works = 0;

/** Milliseconds between two requests of one loop: other loops and processes get their turn. */
const pause = 5;

/**
 * Members who write comments, read them and read their own accounts on every node, until they are stopped. A write without a
 * success is repeated with its idempotency key, on the next node, as the client does.
 */
export function startWork({ origins, article, members }: Workplace) {
  works += 1;
  const run = works;
  const acknowledged: string[] = [];
  const { outcomes, count } = countOutcomes();
  const foreign: string[] = [];
  const state = { going: true };

  const originAt = (index: number) => origins[index % origins.length] ?? '';

  const write = async ({ username, token }: Member, start: number) => {
    for (let number = 0; state.going; number += 1) {
      const name = `${username}-${run}-${number}`;
      const content = `<p>Comment ${name}</p>`;
      const headers = { ...bearer(token), [idempotencyHeader]: `key-${name}` };
      const body = { article: paths.article(article), content };
      for (let attempt = start; state.going; attempt += 1) {
        const reply = await send(originAt(attempt), paths.comments, { body, headers });
        await delay(pause);
        if (count('write', reply) !== 201) continue;
        acknowledged.push(content);
        break;
      }
    }
  };
  const read = async ({ username, token }: Member, start: number) => {
    for (let number = start; state.going; number += 1) {
      const own = await send(originAt(number), paths.me, { headers: bearer(token) });
      if (count('account', own) === 200 && usernameOf(own) !== username) foreign.push(username);
      count('read', await send(originAt(number), paths.articleComments(article)));
      await delay(pause);
    }
  };
  const loops = members.flatMap((member, index) => [write(member, index), read(member, index)]);

  /** Waits until so many more writes are acknowledged. */
  const progress = async (more = 5) => untilMore(() => acknowledged.length, more);
  const stop = async () => {
    state.going = false;
    await Promise.all(loops);
  };
  return { acknowledged, outcomes, foreign, progress, stop };
}

export type Work = ReturnType<typeof startWork>;

/** Nothing acknowledged is lost, nothing is stored twice, nobody saw another member's account, no other errors. */
export function expectNothingLost(
  work: Work,
  written: readonly string[],
  allowed = /^(write (201|503)|(account|read) (200|503))$/,
): void {
  const lost = work.acknowledged.filter((content) => !written.includes(content));
  const own = written.filter((content) => content.startsWith('<p>Comment '));
  expect({ lost, twice: own.length - new Set(own).size, foreign: work.foreign }).toEqual({
    lost: [],
    twice: 0,
    foreign: [],
  });
  expect([...work.outcomes.keys()].filter((outcome) => !allowed.test(outcome))).toEqual([]);
  expect(work.acknowledged.length).toBeGreaterThan(0);
}
