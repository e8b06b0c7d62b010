import type { i18n as I18n } from 'i18next';
import { startOutbox } from '../features/comments/startOutbox';
import { startReports } from '../features/support/startReports';
import { errorRecorder } from '../features/support/snapshot/errorRecorder';
import type { AppStore } from '../store/createStore';
import { syncTabs } from '../store/persistence/syncTabs';
import type { StringStorage } from '../store/persistence/safeStorage';

/** What no first screen waits for: other tabs are followed, and what was written without a network is sent. */
export function startBackground(store: AppStore, storage: StringStorage, i18n: I18n): void {
  syncTabs(store, storage);
  startOutbox(store);
  startReports(store, i18n);
  errorRecorder.start();
}
