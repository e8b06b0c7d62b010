import type { i18n as I18n } from 'i18next';
import { asApiError, type ApiError } from '../../api/errors/apiError';
import { isTransientStatus } from '../../api/errors/isTransientStatus';
import { secretArg } from '../../api/secretArgs';
import { supportApi } from '../../api/supportApi';
import { notificationQueued } from '../../state/uiSlice';
import type { UnsentReport } from '../../state/unsentEntry';
import type { AppStore } from '../../store/createStore';
import { onMemberLeft } from '../../store/unsent/onMemberLeft';
import { selectUnsentReports } from '../../store/unsent/selectUnsent';
import { startDelivery, type Outcome } from '../../store/unsent/startDelivery';
import { unpackText } from './packText';

/** Whether a retry of the same report may succeed. */
const mayPass = (error: ApiError): boolean =>
  error.kind === 'http'
    ? isTransientStatus(error.status)
    : error.kind !== 'unreadable' && error.kind !== 'unknown';

/** Undefined for a permanent failure. */
async function tell(store: AppStore, i18n: I18n, code: string | undefined): Promise<void> {
  await i18n.loadNamespaces('support');
  const news =
    code === undefined
      ? ({ messageKey: 'support:failed', severity: 'error' } as const)
      : ({
          titleKey: 'support:sent.title',
          messageKey: 'support:sent.later',
          params: { code },
          severity: 'success',
        } as const);
  // The user needs to write down the code: no timeout.
  store.dispatch(notificationQueued({ ...news, duration: null }));
}

async function send(store: AppStore, i18n: I18n, report: UnsentReport): Promise<Outcome> {
  const { key, description } = report;
  const snapshot = await unpackText(report.snapshot).catch(() => '');
  const request = store.dispatch(
    supportApi.endpoints.sendReport.initiate(secretArg({ key, description, snapshot })),
  );
  const { data, error } = await request;
  request.reset();
  const failure = asApiError(error);
  if (failure && mayPass(failure)) return 'delayed';
  // Unawaited on purpose: the report must leave the queue even if the texts cannot be loaded.
  void tell(store, i18n, data?.code);
  return 'done';
}

/** Sends the member's unsent reports, and deletes them when the member leaves. Returns its cleanup. */
export function startUnsentReports(store: AppStore, i18n: I18n): () => void {
  const stops = [
    startDelivery<UnsentReport>(store, {
      kind: 'report',
      select: selectUnsentReports,
      send: async (report) => send(store, i18n, report),
      pauses: [60_000],
      attempted: true,
    }),
    onMemberLeft(store, 'report'),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
