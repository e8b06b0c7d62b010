import { useEffect, useState } from 'react';
import type { Notification } from '../../state/notification';

/** Minimum remaining milliseconds after a pause, so that no toast disappears right after the pointer leaves it. */
const leastAfterPause = 1000;

/** Closes each toast when its time is up. All timers are paused while `paused` is set. */
export function useToastTimers(
  notifications: readonly Notification[],
  paused: boolean,
  onOver: (id: string) => void,
): void {
  // Keyed by the object, not its id: a repeated notification gets its full duration.
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
