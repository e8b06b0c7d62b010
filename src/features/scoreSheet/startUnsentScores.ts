import { asApiError, type ApiError } from '../../api/errors/apiError';
import { isTransientStatus } from '../../api/errors/isTransientStatus';
import { scoresApi } from '../../api/scoresApi';
import { selectEnding } from '../../state/authSlice';
import { selectMemberKey } from '../../state/memberKey';
import { entryQueued, entryRemoved } from '../../state/pwaSlice';
import { notificationQueued } from '../../state/uiSlice';
import type { UnsentScore, UnsentScores } from '../../state/unsentEntry';
import { addAppListener } from '../../store/addAppListener';
import type { AppStore } from '../../store/createStore';
import { forgetOfflineCopies } from '../../store/persistence/offlineCopies';
import { selectUnsent, selectUnsentScores } from '../../store/unsent/selectUnsent';
import { startDelivery, type Outcome } from '../../store/unsent/startDelivery';
import { forgetSheetDrafts } from './sheetDraft';
import { toRow } from './sheetRows';

/** The server rejects the whole batch permanently. */
const isRejection = (error: ApiError) => error.kind === 'http' && !isTransientStatus(error.status);

function tell(store: AppStore, refused: boolean) {
  store.dispatch(
    notificationQueued({
      id: refused ? 'scores-refused' : 'scores-sent',
      messageKey: refused ? 'notices:scoresRefused' : 'notices:scoresSent',
      severity: refused ? 'warning' : 'success',
    }),
  );
}

/** Keeps the rows that the server refused for the member to see, as an entry of their own. */
function keepRefused(store: AppStore, entry: UnsentScores, refused: UnsentScore[]) {
  const [first] = refused;
  if (!first) return;
  store.dispatch(
    entryQueued({
      ...entry,
      key: crypto.randomUUID(),
      status: 'rejected',
      reason: first.refusal,
      scores: refused,
    }),
  );
}

async function send(store: AppStore, entry: UnsentScores): Promise<Outcome> {
  const request = store.dispatch(scoresApi.endpoints.postScores.initiate(entry.scores.map(toRow)));
  const { data, error } = await request;
  request.reset();
  const failure = asApiError(error);
  if (failure && isRejection(failure)) {
    tell(store, true);
    return { rejected: failure.kind === 'http' ? (failure.text ?? '') : '' };
  }
  if (!data) return 'delayed';
  const refusals = new Map(
    data.results
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ key, message }) => [key, message]),
  );
  const refused = entry.scores.flatMap((score) => {
    const refusal = refusals.get(score.key);
    return refusal === undefined ? [] : [{ ...score, refusal }];
  });
  keepRefused(store, entry, refused);
  tell(store, refused.length > 0);
  return 'done';
}

/**
 * Unlike comments, scores and proofs wait through a log-out, and so do typed rows; a deleted account leaves none. Copies of what the
 * member has read are deleted in both cases.
 */
function forgetMembers(store: AppStore): () => void {
  return store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => selectMemberKey(now) !== selectMemberKey(before),
      effect: (_action, { getState, getOriginalState, dispatch }) => {
        const member = selectMemberKey(getOriginalState());
        const ending = selectEnding(getState());
        if (member === null || (ending !== 'loggedOut' && ending !== 'deleted')) return;
        forgetOfflineCopies(member);
        if (ending === 'loggedOut') return;
        forgetSheetDrafts(member);
        for (const entry of selectUnsent(getState()))
          if ((entry.kind === 'scores' || entry.kind === 'proof') && entry.member === member)
            dispatch(entryRemoved(entry.key));
      },
    }),
  );
}

/** Sends the member's unsent scores. Returns its cleanup. */
export function startUnsentScores(store: AppStore): () => void {
  const stops = [
    startDelivery<UnsentScores>(store, {
      kind: 'scores',
      select: selectUnsentScores,
      send: async (entry) => send(store, entry),
      pauses: [2000, 5000, 15_000, 60_000],
    }),
    forgetMembers(store),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
