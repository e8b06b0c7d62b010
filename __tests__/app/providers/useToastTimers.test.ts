import { act, renderHook } from '@testing-library/react';
import { useToastTimers } from '../../../src/app/providers/useToastTimers';
import type { Notification } from '../../../src/state/notification';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const toast = (id: string, duration: number | null): Notification => ({
  id,
  duration,
  messageKey: 'errors:network',
  severity: 'info',
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function setUp(notifications: Notification[]) {
  const over: string[] = [];
  const onOver = (id: string) => over.push(id);
  const { rerender } = renderHook(({ list, paused }) => useToastTimers(list, paused, onOver), {
    initialProps: { list: notifications, paused: false },
  });
  const show = (list: Notification[], paused = false) => rerender({ list, paused });
  return { over, show };
}

test('each toast closes after its own duration; one without a duration stays', () => {
  const { over } = setUp([toast('short', 3000), toast('long', 5000), toast('kept', null)]);
  pass(2999);
  expect(over).toEqual([]);
  pass(1);
  expect(over).toEqual(['short']);
  pass(60_000);
  expect(over).toEqual(['short', 'long']);
});

test('all timers pause while the toasts are attended to, and continue afterwards', () => {
  const list = [toast('a', 5000)];
  const { over, show } = setUp(list);
  pass(2000);
  show(list, true);
  pass(60_000);
  expect(over).toEqual([]);
  show(list);
  pass(2999);
  expect(over).toEqual([]);
  pass(1);
  expect(over).toEqual(['a']);
});

test('a toast about to close stays for another second after a pause', () => {
  const list = [toast('a', 5000)];
  const { over, show } = setUp(list);
  pass(4990);
  show(list, true);
  show(list);
  pass(999);
  expect(over).toEqual([]);
  pass(1);
  expect(over).toEqual(['a']);
});

test('a new toast does not restart the other timers', () => {
  const first = toast('a', 5000);
  const { over, show } = setUp([first]);
  pass(3000);
  show([first, toast('b', 5000)]);
  pass(2000);
  expect(over).toEqual(['a']);
});

test('queueing the same toast again restarts its timer', () => {
  const { over, show } = setUp([toast('a', 5000)]);
  pass(4000);
  show([toast('a', 5000)]);
  pass(4999);
  expect(over).toEqual([]);
});
