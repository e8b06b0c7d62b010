import type { i18n as I18n } from 'i18next';
import { startUnsentComments } from '../features/comments/startUnsentComments';
import { startUnsentReports } from '../features/support/startUnsentReports';
import { errorRecorder } from '../features/support/snapshot/errorRecorder';
import type { AppStore } from '../store/createStore';
import { syncTabs } from '../store/persistence/syncTabs';

/** Starts what the first screen does not need: tab synchronization and sending of unsent comments and reports. */
export function startBackground(store: AppStore, i18n: I18n): void {
  syncTabs(store);
  startUnsentComments(store);
  startUnsentReports(store, i18n);
  errorRecorder.start();
}
