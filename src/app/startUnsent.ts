import type { i18n as I18n } from 'i18next';
import { startUnsentComments } from '../features/comments/startUnsentComments';
import { startUnsentProofs } from '../features/records/proofs/startUnsentProofs';
import { startUnsentScores } from '../features/scoreSheet/startUnsentScores';
import { startUnsentReports } from '../features/support/startUnsentReports';
import type { AppStore } from '../store/createStore';

/** Starts the sending of unsent comments, reports, scores and proofs. Returns its cleanup. */
export function startUnsent(store: AppStore, i18n: I18n): () => void {
  const stops = [
    startUnsentComments(store),
    startUnsentReports(store, i18n),
    startUnsentScores(store),
    startUnsentProofs(store, i18n),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
