import type { i18n as I18n } from 'i18next';
import { startOutbox } from '../features/comments/startOutbox';
import { startReports } from '../features/support/startReports';
import { errorRecorder } from '../features/support/snapshot/errorRecorder';
import type { AppStore } from '../store/createStore';
import { syncTabs } from '../store/persistence/syncTabs';
import type { StringStorage } from '../store/persistence/safeStorage';

/** Starts what the first screen does not need: tab synchronization and sending of unsent comments and reports. */
export function startBackground(store: AppStore, storage: StringStorage, i18n: I18n): void {
  syncTabs(store, storage);
  startOutbox(store);
  startReports(store, i18n);
  errorRecorder.start();
}
