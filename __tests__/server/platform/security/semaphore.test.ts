import {
  createMemberSemaphore,
  createSemaphore,
} from '../../../../src/server/platform/security/semaphore';

function createWork() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { work, ends, most: () => most };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs up to the limit at once, queues some and rejects the rest', async () => {
  const gate = createSemaphore({ atOnce: 2, waiting: 3 });
  const { work, ends, most } = createWork();
  const results = Array.from({ length: 7 }, () => gate(work));
  const settled = Promise.allSettled(results);
  for (let done = 0; done < 5; done += 1) {
    await turn();
    ends[done]?.();
  }
  const outcomes = (await settled).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(2);
  await expect(results[6]).rejects.toMatchObject({ statusCode: 503, textKey: 'unavailable' });
  expect(most()).toBe(2);
});

test('work that fails frees its place', async () => {
  const gate = createSemaphore({ atOnce: 1, waiting: 1 });
  const fail = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([gate(fail), gate(fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(gate(async () => 'fine')).resolves.toBe('fine');
});

test('a member whose slots are taken keeps no other member from one', async () => {
  const gate = createMemberSemaphore({ atOnce: 1, waiting: 1 });
  const { work, ends } = createWork();
  const [first, second, third] = [gate(1, work), gate(1, work), gate(1, work)];
  await expect(third).rejects.toMatchObject({ statusCode: 503 });
  await expect(gate(2, async () => 'fine')).resolves.toBe('fine');
  await turn();
  ends[0]?.();
  await first;
  await turn();
  ends[1]?.();
  await second;
  await expect(gate(1, async () => 'free')).resolves.toBe('free');
});
