import type { i18n as I18n } from 'i18next';
import { startOutbox } from '../features/comments/startOutbox';
import { startReports } from '../features/support/startReports';
import type { AppStore } from '../store/createStore';

/** What was written without a network is sent from any page. */
export function startOutboxes(store: AppStore, i18n: I18n): void {
  startOutbox(store);
  startReports(store, i18n);
}
