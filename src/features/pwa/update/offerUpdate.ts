import { environment } from '../../../config/environment';
import { updateFound } from '../../../state/pwaSlice';
import type { AppDispatch } from '../../../store/createStore';
import { requestFrom } from '../worker/askWorker';

/** False if the worker does not respond. */
async function isOlderThanPage(worker: ServiceWorker): Promise<boolean> {
  if (environment.builtAt === '') return false;
  const response = await requestFrom(worker, { type: 'VERSION' }).catch(() => undefined);
  return response !== undefined && response.builtAt < environment.builtAt;
}

/**
 * Offers the waiting version, unless its build is older than this page: during a rolling deployment a node may still serve the previous
 * build. Resolves to whether it is offered.
 */
export async function offerUpdate(dispatch: AppDispatch, waiting: ServiceWorker): Promise<boolean> {
  if (await isOlderThanPage(waiting)) return false;
  dispatch(updateFound());
  return true;
}
