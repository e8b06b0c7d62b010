import type { i18n as I18n } from 'i18next';
import { selectEnding } from '../../state/authSlice';
import { selectMemberKey } from '../../state/memberKey';
import { notificationQueued } from '../../state/uiSlice';
import type { AppStore } from '../../store/createStore';
import { deliverReports, type Delivery } from './deliverReports';
import { forgetReport, waitingReports, watchReports } from './reportOutbox';

/** Milliseconds until the next attempt while online and reports are waiting. */
const pause = 60_000;

async function tell(store: AppStore, i18n: I18n, delivery: Delivery): Promise<void> {
  await i18n.loadNamespaces('support');
  const news =
    'receipt' in delivery
      ? ({
          titleKey: 'support:sent.title',
          messageKey: 'support:sent.later',
          params: { code: delivery.receipt.code },
          severity: 'success',
        } as const)
      : ({ messageKey: 'support:failed', severity: 'error' } as const);
  // The user needs to write down the code: no timeout.
  store.dispatch(notificationQueued({ ...news, duration: null }));
}

/** Deletes a member's unsent reports on log-out or account deletion. */
function forgetWhoLeaves(store: AppStore): () => void {
  let present = selectMemberKey(store.getState());
  return store.subscribe(() => {
    const before = present;
    present = selectMemberKey(store.getState());
    const ending = selectEnding(store.getState());
    if (before === null || present !== null || !['loggedOut', 'deleted'].includes(ending ?? ''))
      return;
    for (const { key, member } of waitingReports()) if (member === before) forgetReport(key);
  });
}

/** Sends waiting reports when back online. Returns its cleanup. */
export function startReports(store: AppStore, i18n: I18n): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    clearTimeout(timer);
    if (!navigator.onLine || waitingReports().length === 0) return;
    for (const delivery of await deliverReports(store)) await tell(store, i18n, delivery);
    if (waitingReports().length > 0) later();
  };
  const tryNow = () => void attempt();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(tryNow, pause);
  };
  const stops = [forgetWhoLeaves(store), watchReports(later)];
  globalThis.addEventListener('online', tryNow);
  tryNow();
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('online', tryNow);
    for (const stop of stops) stop();
  };
}
