import { notificationQueued } from '../../state/uiSlice';
import type { AppStore } from '../../store/createStore';
import { pwaTimings } from './pwaTimings';

const lost = () =>
  notificationQueued({
    id: 'connection',
    titleKey: 'pwa:connection.offlineTitle',
    messageKey: 'pwa:connection.offline',
    severity: 'warning',
  });

const restored = () =>
  notificationQueued({
    id: 'connection',
    titleKey: 'pwa:connection.onlineTitle',
    messageKey: 'pwa:connection.online',
    severity: 'success',
  });

/** Tells of a connection lost or found, at most once in ten seconds; what has changed back by then is not told at all. */
export function createConnectionNotices(store: AppStore) {
  let told = true;
  let latest = true;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    if (latest === told) return;
    told = latest;
    toldAt = Date.now();
    store.dispatch(latest ? restored() : lost());
  };
  return {
    tell: (online: boolean) => {
      latest = online;
      if (timer !== undefined) return;
      const wait = toldAt + pwaTimings.connectionNotices - Date.now();
      if (wait <= 0) say();
      else timer = setTimeout(say, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
