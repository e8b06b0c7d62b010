import { asApiError, type ApiError } from '../../api/apiError';
import { isTransientStatus } from '../../api/isTransientStatus';
import { secretArg } from '../../api/secretArgs';
import { supportApi } from '../../api/supportApi';
import type { SupportReceipt } from '../../contract/schemas/support';
import { selectMemberKey } from '../../state/memberKey';
import type { AppStore } from '../../store/createStore';
import { withTabLock } from '../../store/withTabLock';
import { storageKeys } from '../../store/persistence/storageKeys';
import { unpackText } from './packText';
import { forgetReport, waitingReports, type WaitingReport } from './reportOutbox';

export type Delivery = { receipt: SupportReceipt } | { error: ApiError };

/** Whether a retry of the same report may succeed. */
export const mayPass = (error: ApiError): boolean =>
  error.kind === 'http'
    ? isTransientStatus(error.status)
    : error.kind !== 'unreadable' && error.kind !== 'unknown';

async function send(store: AppStore, report: WaitingReport): Promise<Delivery> {
  const { key, description } = report;
  const snapshot = await unpackText(report.snapshot).catch(() => '');
  const request = store.dispatch(
    supportApi.endpoints.sendReport.initiate(secretArg({ key, description, snapshot })),
  );
  try {
    return { receipt: await request.unwrap() };
  } catch (error) {
    return {
      error: asApiError(error) ?? { kind: 'unknown', messageKey: 'errors:unknown' },
    };
  } finally {
    request.reset();
  }
}

/** Only the member who wrote a report sends it: otherwise it would be attributed to another. */
const isOfThisVisit = ({ member }: WaitingReport, store: AppStore) =>
  member === selectMemberKey(store.getState());

const delivering = new WeakMap<AppStore, Promise<Delivery[]>>();

async function deliverAll(store: AppStore): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const report of waitingReports()) {
    if (!isOfThisVisit(report, store)) continue;
    const delivery = await send(store, report);
    if ('error' in delivery && mayPass(delivery.error)) break;
    forgetReport(report.key);
    deliveries.push(delivery);
  }
  return deliveries;
}

/** Sends each waiting report once; resolves to the outcomes of those that will not be retried. */
export async function deliverReports(store: AppStore): Promise<Delivery[]> {
  const started =
    delivering.get(store) ??
    withTabLock(storageKeys.report, async () => deliverAll(store)).finally(() =>
      delivering.delete(store),
    );
  delivering.set(store, started);
  return started;
}
