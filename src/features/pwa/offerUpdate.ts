import { environment } from '../../config/environment';
import { updateFound } from '../../state/pwaSlice';
import type { AppDispatch } from '../../store/createStore';
import { requestFrom } from './askWorker';

/** False for a worker that does not say. */
async function isOlderThanPage(worker: ServiceWorker): Promise<boolean> {
  if (environment.builtAt === '') return false;
  const answer = await requestFrom(worker, { type: 'VERSION' }).catch(() => undefined);
  return answer !== undefined && answer.builtAt < environment.builtAt;
}

/**
 * Offers the version that waits, unless its build is older than this page: while a new build is being rolled out, a node may still
 * serve the one before. Tells whether it is offered.
 */
export async function offerUpdate(dispatch: AppDispatch, waiting: ServiceWorker): Promise<boolean> {
  if (await isOlderThanPage(waiting)) return false;
  dispatch(updateFound());
  return true;
}
