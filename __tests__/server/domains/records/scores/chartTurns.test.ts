import { createChartTurns } from '../../../../../src/server/domains/records/scores/chartTurns';

/** Works that begin when it is their turn, and end when they are told to. */
function createWorks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

/** Lets everything happen that waits for nothing. */
const settle = async () => new Promise((resolve) => setImmediate(resolve));
const busy = expect.objectContaining({
  facts: expect.objectContaining({ status: 429, retryAfter: 1 }),
});

test('one post at a time works on a chart, in order, while another chart does not wait', async () => {
  const inTurn = createChartTurns();
  const { begun, work, end } = createWorks();
  const first = inTurn([1], work('first'));
  const second = inTurn([1], work('second'));
  const other = inTurn([2], work('other'));
  await settle();
  expect(begun).toEqual(['first', 'other']);
  end('first');
  expect(await first).toBe('first');
  await settle();
  expect(begun).toEqual(['first', 'other', 'second']);
  end('second');
  end('other');
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
});

test('a batch waits for all of its charts, and two never for each other', async () => {
  const inTurn = createChartTurns();
  const { begun, work, end } = createWorks();
  const results = [
    inTurn([1], work('one')),
    inTurn([2], work('two')),
    inTurn([1, 2], work('both')),
    inTurn([2, 1, 2], work('both again')),
  ];
  await settle();
  end('one');
  await settle();
  expect(begun).toEqual(['one', 'two']);
  end('two');
  await settle();
  end('both');
  await settle();
  end('both again');
  expect(await Promise.all(results)).toEqual(['one', 'two', 'both', 'both again']);
});

test('of too many some are told to try again, and the next one is taken when the line is shorter', async () => {
  const inTurn = createChartTurns({ waiting: 1 });
  const { work, end } = createWorks();
  const first = inTurn([1], work('first'));
  const second = inTurn([1], work('second'));
  await expect(inTurn([1], work('third'))).rejects.toEqual(busy);
  await expect(inTurn([3, 1], work('batch'))).rejects.toEqual(busy);
  await settle();
  end('first');
  await first;
  await settle();
  const fourth = inTurn([1], work('fourth'));
  end('second');
  await second;
  await settle();
  end('fourth');
  expect(await fourth).toBe('fourth');
});

test('who has waited too long is told to try again, without letting anyone pass', async () => {
  const inTurn = createChartTurns({ patience: 1 });
  const { begun, work, end } = createWorks();
  const first = inTurn([1], work('first'));
  await expect(inTurn([1], work('second'))).rejects.toEqual(busy);
  await expect(inTurn([1], work('third'))).rejects.toEqual(busy);
  expect(begun).toEqual(['first']);
  end('first');
  await first;
  await settle();
  const next = inTurn([1], work('next'));
  await settle();
  end('next');
  expect(await next).toBe('next');
});

test('work that fails lets the next one begin', async () => {
  const inTurn = createChartTurns();
  const failed = inTurn([1], async () => Promise.reject(new Error('lost')));
  const next = inTurn([1], async () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
