import type { i18n as I18n } from 'i18next';
import { errorRecorder } from '../features/support/snapshot/errorRecorder';
import type { AppStore } from '../store/createStore';
import { syncTabs } from '../store/persistence/syncTabs';
import { startUnsentOnNeed } from './startUnsentOnNeed';

/** Starts what the first screen does not need: tab synchronization and sending of unsent comments and reports. */
export function startBackground(store: AppStore, i18n: I18n): void {
  syncTabs(store);
  startUnsentOnNeed(store, i18n);
  errorRecorder.start();
}
