import type { WorkerMessage } from '../../service-worker/protocol';
import { updateChecked, updateFailed, updateStarted } from '../../state/pwaSlice';
import type { AppDispatch } from '../../store/createStore';
import { reloadUpdated } from './currentPage';
import { offerUpdate } from './offerUpdate';
import { pwaTimings } from './pwaTimings';
import { updateFailedNotice, upToDate } from './updateNotices';
import { workerRegistration } from './workerContainer';

/** Lets the waiting version take over; the page is reloaded when it has (serviceWorkerClient). */
export async function updateNow(dispatch: AppDispatch): Promise<void> {
  dispatch(updateStarted());
  const waiting = (await workerRegistration())?.waiting;
  if (!waiting) {
    // It has taken over already, from another tab.
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

/** Asks the server for a new version, and says what came of it. */
export async function checkForUpdates(dispatch: AppDispatch): Promise<void> {
  const registration = await workerRegistration();
  try {
    if (!registration) throw new Error('There is no worker to renew.');
    await registration.update();
  } catch {
    dispatch(updateFailedNotice());
    return;
  }
  dispatch(updateChecked({ at: Date.now() }));
  const { waiting, installing } = registration;
  const offered = waiting ? await offerUpdate(dispatch, waiting) : false;
  // One being installed speaks for itself when it is there.
  if (!offered && !installing) dispatch(upToDate());
}
