import { asApiError, type ApiError } from '../../api/errors/apiError';
import { commentsApi } from '../../api/commentsApi';
import { isTransientStatus } from '../../api/errors/isTransientStatus';
import { sessionNotice } from '../../state/notification';
import { queueSynced } from '../../state/pwaSlice';
import { notificationQueued } from '../../state/uiSlice';
import type { UnsentComment } from '../../state/unsentEntry';
import { addAppListener } from '../../store/addAppListener';
import type { AppStore } from '../../store/createStore';
import { onMemberLeft } from '../../store/unsent/onMemberLeft';
import { selectUnsentComments } from '../../store/unsent/selectUnsent';
import { startDelivery, type Outcome } from '../../store/unsent/startDelivery';
import { forgetDrafts, guardUnkept } from './drafts';

/** The server rejects the comment permanently. */
const isRejection = (error: ApiError) => error.kind === 'http' && !isTransientStatus(error.status);

const textOf = (error: ApiError) =>
  error.kind === 'http' ? (error.violations[0]?.message ?? error.text ?? '') : '';

async function send(store: AppStore, entry: UnsentComment): Promise<Outcome> {
  const { key, articleId, content } = entry;
  const comment = { key, articleId, content };
  const request = store.dispatch(commentsApi.endpoints.postComment.initiate(comment));
  const result = await request;
  request.reset();
  const error = asApiError(result.error);
  if (!error) return 'done';
  return isRejection(error) ? { rejected: textOf(error) } : 'delayed';
}

/** Refetches the lists of this tab when another tab has sent or removed a comment. */
function refetchAfterOtherTabs(store: AppStore): () => void {
  return store.dispatch(
    addAppListener({
      actionCreator: queueSynced,
      effect: ({ payload }, { getOriginalState, dispatch }) => {
        const left = new Set(payload.map(({ key }) => key));
        const gone = selectUnsentComments(getOriginalState()).filter(({ key }) => !left.has(key));
        const ids = new Set(gone.map(({ articleId }) => articleId));
        for (const id of ids) {
          const tags = [id, 'LIST' as const].map((of) => ({ type: 'Comments' as const, id: of }));
          dispatch(commentsApi.util.invalidateTags(tags));
        }
      },
    }),
  );
}

/** Sends the member's unsent comments, and deletes unpublished texts when the member leaves. Returns its cleanup. */
export function startUnsentComments(store: AppStore): () => void {
  const stops = [
    startDelivery<UnsentComment>(store, {
      kind: 'comment',
      select: selectUnsentComments,
      send: async (entry) => send(store, entry),
      pauses: [2000, 5000, 15_000, 60_000],
    }),
    onMemberLeft(store, 'comment', ({ member, ending, unsent }) => {
      forgetDrafts(member);
      if (unsent === 0 || ending === 'deleted') return;
      store.dispatch(
        notificationQueued({
          // In place of the notice of the log-out, whose title it keeps.
          id: sessionNotice,
          titleKey: 'session:loggedOut.title',
          messageKey: 'session:commentsDropped',
          severity: 'warning',
        }),
      );
    }),
    refetchAfterOtherTabs(store),
    guardUnkept(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
