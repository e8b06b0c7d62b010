import type { ApiError } from '../../../../src/api/errors/apiError';
import { moderatedProofFromWire } from '../../../../src/api/wire/moderationFromWire';
import { timings } from '../../../../src/config/timings';
import { createDecisionOutbox } from '../../../../src/features/moderation/decisions/createDecisionOutbox';
import { moderatedProof } from '../../../support/fixtures/moderation';

const offline: ApiError = { kind: 'network', messageKey: 'errors:network' };
const conflict: ApiError = {
  kind: 'http',
  status: 409,
  messageKey: 'errors:unknown',
  violations: [],
};

function proofOf(id: number) {
  const proof = moderatedProofFromWire(moderatedProof(id));
  if (!proof) throw new Error('Not readable.');
  return proof;
}

function setUp(...errors: (ApiError | undefined)[]) {
  const sent: number[] = [];
  const outbox = createDecisionOutbox(async ({ id }) => {
    sent.push(id);
    return errors.shift();
  });
  const states = () => outbox.getEntries().map(({ item, delivery }) => [item.id, delivery]);
  return { outbox, sent, states };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('holds a decision for a moment, then sends it', async () => {
  const { outbox, sent, states } = setUp();
  outbox.decide(proofOf(1), { decision: 'accept' });
  expect(states()).toEqual([[1, 'held']]);
  expect(outbox.countUnsent()).toBe(1);
  await jest.advanceTimersByTimeAsync(timings.undoRemoval);
  expect(sent).toEqual([1]);
  expect(states()).toEqual([[1, 'sent']]);
  expect(outbox.countUnsent()).toBe(0);
});

test('takes only the last decision back', async () => {
  const { outbox, sent, states } = setUp();
  outbox.decide(proofOf(1), { decision: 'accept' });
  outbox.decide(proofOf(2), { decision: 'accept' });
  expect(sent).toEqual([1]);
  expect(outbox.undo()?.id).toBe(2);
  expect(outbox.undo()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(timings.undoRemoval);
  expect(sent).toEqual([1]);
  expect(states()).toEqual([[1, 'sent']]);
});

test('sends what is held when the moderation is left', () => {
  const { outbox, sent } = setUp();
  outbox.decide(proofOf(1), { decision: 'accept' });
  outbox.flush();
  expect(sent).toEqual([1]);
});

test('keeps and repeats what could not be sent', async () => {
  const { outbox, sent, states } = setUp(offline, offline);
  outbox.decide(proofOf(1), { decision: 'accept' });
  await jest.advanceTimersByTimeAsync(timings.undoRemoval);
  expect(states()).toEqual([[1, 'waiting']]);
  expect(outbox.countUnsent()).toBe(1);
  outbox.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(states()).toEqual([[1, 'waiting']]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([1, 1, 1]);
  expect(states()).toEqual([[1, 'sent']]);
});

test('does not repeat what was refused', async () => {
  const { outbox, sent, states } = setUp(conflict);
  outbox.decide(proofOf(1), { decision: 'accept' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([1]);
  expect(states()).toEqual([[1, 'failed']]);
  outbox.dismiss(1);
  expect(states()).toEqual([]);
});
