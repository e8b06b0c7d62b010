import { useEffect, useState } from 'react';
import type { Notification } from '../../state/notification';

/** What is left when a pause ends is never less: nothing vanishes from under the pointer that just left it. */
const leastAfterPause = 1000;

/** Closes each toast when its time is over. While somebody attends to them, time stands still for all. */
export function useToastTimers(
  notifications: readonly Notification[],
  paused: boolean,
  onOver: (id: string) => void,
): void {
  // By the object, not its id: the same news told again gets its whole time.
  const [left] = useState(() => new WeakMap<Notification, number>());
  useEffect(() => {
    if (paused) return undefined;
    const started = performance.now();
    const running = notifications.flatMap((notification) => {
      if (notification.duration === null) return [];
      const time = left.get(notification) ?? notification.duration;
      const timer = globalThis.setTimeout(() => onOver(notification.id), time);
      return [{ notification, time, timer }];
    });
    return () => {
      const passed = performance.now() - started;
      for (const { notification, time, timer } of running) {
        globalThis.clearTimeout(timer);
        left.set(notification, Math.max(leastAfterPause, time - passed));
      }
    };
  }, [left, notifications, paused, onOver]);
}
