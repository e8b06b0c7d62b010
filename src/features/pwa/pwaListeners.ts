import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';
import { isLanguage } from '../../contract/languages';
import {
  accountDeleted,
  loggedOut,
  sessionChangedElsewhere,
  sessionExpired,
} from '../../state/authSlice';
import { offlinePrepared } from '../../state/pwaSlice';
import type { AppStore } from '../../store/createStore';
import { tellWorker } from './worker/askWorker';

const endedElsewhere = (action: unknown): action is ReturnType<typeof sessionChangedElsewhere> =>
  sessionChangedElsewhere.match(action) && action.payload === null;

/** Informs the worker about language changes and the end of a member's session. Returns its cleanup. */
export function startPwaListeners(store: AppStore, i18n: I18n): () => void {
  const prepare = () => {
    const { language } = i18n;
    if (isLanguage(language)) void tellWorker({ type: 'PREPARE_LANGUAGE', language });
  };
  const unlisten = [
    store.dispatch(addListener({ actionCreator: offlinePrepared, effect: prepare })),
    store.dispatch(
      addListener({
        matcher: isAnyOf(loggedOut, sessionExpired, accountDeleted, endedElsewhere),
        effect: () => void tellWorker({ type: 'PURGE_MEMBER' }),
      }),
    ),
  ];
  i18n.on('languageChanged', prepare);
  return () => {
    for (const stop of unlisten) stop();
    i18n.off('languageChanged', prepare);
  };
}
