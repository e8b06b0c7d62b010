import { sessionNotice } from '../../../state/notification';
import {
  notificationClosed,
  notificationQueued,
  selectNotifications,
} from '../../../state/uiSlice';
import type { AppStore } from '../../../store/createStore';
import { pwaTimings } from '../pwaTimings';

const id = 'connection';

const lost = () =>
  notificationQueued({
    id,
    titleKey: 'notices:connection.offlineTitle',
    messageKey: 'notices:connection.offline',
    severity: 'warning',
  });

const restored = () =>
  notificationQueued({
    id,
    titleKey: 'notices:connection.onlineTitle',
    messageKey: 'notices:connection.online',
    severity: 'success',
  });

/**
 * Notifies of lost and restored connections, at most once in ten seconds on average; a change reverted within that time is not reported.
 * A notice is closed as soon as it is no longer true.
 */
export function createConnectionNotices(store: AppStore) {
  let announced = true;
  let latest = true;
  let quietUntil = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    announced = latest;
    quietUntil = Math.max(quietUntil, Date.now()) + pwaTimings.connectionNotices;
    // After a log-out without a connection, the indicator alone reports the loss.
    const sessionTold = selectNotifications(store.getState()).some(
      (shown) => shown.id === sessionNotice,
    );
    if (latest || !sessionTold) store.dispatch(latest ? restored() : lost());
  };
  return {
    tell: (online: boolean) => {
      latest = online;
      clearTimeout(timer);
      if (latest === announced) return;
      const wait = quietUntil - Date.now();
      // Report a restored connection at once; delay the report of a new loss.
      if (online || wait <= 0) return say();
      store.dispatch(notificationClosed(id));
      timer = setTimeout(say, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
