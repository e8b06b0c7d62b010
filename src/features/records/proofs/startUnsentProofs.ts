import type { i18n as I18n } from 'i18next';
import { asApiError } from '../../../api/errors/apiError';
import { isTransientStatus } from '../../../api/errors/isTransientStatus';
import { proofApi } from '../../../api/proofApi';
import { secretArg } from '../../../api/secretArgs';
import { entryQueued } from '../../../state/pwaSlice';
import { notificationQueued } from '../../../state/uiSlice';
import type { UnsentProof } from '../../../state/unsentEntry';
import { addAppListener } from '../../../store/addAppListener';
import type { AppStore } from '../../../store/createStore';
import { forgetOldProofs, forgetProof, readProof } from '../../../store/unsent/proofContents';
import { selectUnsent, selectUnsentProofs } from '../../../store/unsent/selectUnsent';
import { startDelivery, type Outcome } from '../../../store/unsent/startDelivery';

async function tell(store: AppStore, i18n: I18n, refused: boolean): Promise<void> {
  await i18n.loadNamespaces('proofs');
  store.dispatch(
    notificationQueued({
      id: refused ? 'proofs-refused' : 'proofs-sent',
      messageKey: refused ? 'proofs:unsent.someRefused' : 'proofs:unsent.sent',
      severity: refused ? 'warning' : 'success',
    }),
  );
}

async function send(store: AppStore, i18n: I18n, entry: UnsentProof): Promise<Outcome> {
  const { key, claims } = entry;
  const stored = await readProof(key).catch(() => undefined);
  if (!stored) return { rejected: '' };
  const { picture, video, comment } = stored;
  const scores = claims.map(({ id }) => id);
  const request = store.dispatch(
    proofApi.endpoints.sendProof.initiate(secretArg({ scores, picture, video, comment, key })),
  );
  const { data, error } = await request;
  request.reset();
  const failure = asApiError(error);
  if (failure?.kind === 'http' && !isTransientStatus(failure.status)) {
    void tell(store, i18n, true);
    return { rejected: failure.violations[0]?.message ?? failure.text ?? '' };
  }
  if (!data) return 'delayed';
  const refused = data.results.filter(({ taken }) => !taken);
  // Unawaited on purpose: the proof must leave the queue even if the texts cannot be loaded.
  void tell(store, i18n, refused.length > 0);
  const [first] = refused;
  if (!first) return 'done';
  if (refused.length === claims.length) return { rejected: first.message };
  const ids = new Set(refused.map(({ scoreId }) => scoreId));
  store.dispatch(
    entryQueued({
      ...entry,
      key: crypto.randomUUID(),
      status: 'rejected',
      reason: first.message,
      claims: claims.filter(({ id }) => ids.has(id)),
    }),
  );
  return 'done';
}

const keysOf = (state: Parameters<typeof selectUnsent>[0]) =>
  new Set(selectUnsent(state).flatMap(({ kind, key }) => (kind === 'proof' ? [key] : [])));

/** Deletes the pictures of proofs that have left the queue. */
function followQueue(store: AppStore): () => void {
  void forgetOldProofs(keysOf(store.getState()), Date.now());
  return store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => selectUnsent(now) !== selectUnsent(before),
      effect: async (_action, { getState, getOriginalState }) => {
        const left = keysOf(getState());
        for (const key of keysOf(getOriginalState())) if (!left.has(key)) await forgetProof(key);
      },
    }),
  );
}

/** Sends the member’s unsent proofs. Returns its cleanup. */
export function startUnsentProofs(store: AppStore, i18n: I18n): () => void {
  const stops = [
    startDelivery<UnsentProof>(store, {
      kind: 'proof',
      select: selectUnsentProofs,
      send: async (entry) => send(store, i18n, entry),
      pauses: [2000, 5000, 15_000, 60_000],
    }),
    followQueue(store),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
