import type { WorkerMessage } from '../../../service-worker/protocol';
import { updateChecked, updateFailed, updateStarted } from '../../../state/pwaSlice';
import type { AppDispatch } from '../../../store/createStore';
import { reloadUpdated } from './currentPage';
import { offerUpdate } from './offerUpdate';
import { pwaTimings } from '../pwaTimings';
import { updateFailedNotice, upToDate } from './updateNotices';
import { workerRegistration } from '../worker/workerContainer';

/** Activates the waiting version; serviceWorkerClient reloads the page afterwards. */
export async function updateNow(dispatch: AppDispatch): Promise<void> {
  dispatch(updateStarted());
  const waiting = (await workerRegistration())?.waiting;
  if (!waiting) {
    // It has already been activated from another tab.
    reloadUpdated();
    return;
  }
  const fail = () => {
    clearTimeout(timer);
    dispatch(updateFailed());
    dispatch(updateFailedNotice());
  };
  const timer = setTimeout(fail, pwaTimings.takeOver);
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') clearTimeout(timer);
    if (waiting.state === 'redundant') fail();
  });
  const message: WorkerMessage = { type: 'SKIP_WAITING' };
  waiting.postMessage(message, []);
}

/** Checks the server for an update, and reports the result. */
export async function checkForUpdates(dispatch: AppDispatch): Promise<void> {
  const registration = await workerRegistration();
  try {
    if (!registration) throw new Error('No service worker to update.');
    await registration.update();
  } catch {
    dispatch(updateFailedNotice());
    return;
  }
  dispatch(updateChecked({ at: Date.now() }));
  const { waiting, installing } = registration;
  const offered = waiting ? await offerUpdate(dispatch, waiting) : false;
  // An installing update is reported when it is installed.
  if (!offered && !installing) dispatch(upToDate());
}
