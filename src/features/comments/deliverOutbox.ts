import { asApiError, type ApiError } from '../../api/apiError';
import { commentsApi } from '../../api/commentsApi';
import { isTransientStatus } from '../../api/isTransientStatus';
import { secretArg } from '../../api/secretArgs';
import { selectMemberKey } from '../../state/memberKey';
import type { AppDispatch, AppStore } from '../../store/createStore';
import { addComment } from './patchComments';
import { markSending, outboxOf, putInOutbox, takeFromOutbox, type OutboxItem } from './outbox';

/** Whether the server rejects the comment permanently. */
const isRefusal = (error: ApiError) => error.kind === 'http' && !isTransientStatus(error.status);

const wordsOf = (error: ApiError) =>
  error.kind === 'http' ? (error.violations[0]?.message ?? error.text ?? '') : '';

async function send(dispatch: AppDispatch, item: OutboxItem): Promise<ApiError | undefined> {
  const { key, articleId, content } = item;
  const request = dispatch(
    commentsApi.endpoints.postComment.initiate(secretArg({ key, articleId, content })),
  );
  try {
    addComment(dispatch, articleId, await request.unwrap());
    return undefined;
  } catch (error) {
    return asApiError(error);
  } finally {
    request.reset();
  }
}

/** Sends one comment; resolves to false if it has to wait. */
async function deliver(store: AppStore, member: string, item: OutboxItem): Promise<boolean> {
  markSending(item.key, true);
  const error = await send(store.dispatch, item);
  const stillThere = outboxOf(member).some(({ key }) => key === item.key);
  if (!error) takeFromOutbox(member, item.key);
  else if (stillThere && isRefusal(error))
    putInOutbox(member, { ...item, refusal: wordsOf(error) });
  markSending(item.key, false);
  return !error || isRefusal(error);
}

const running = new WeakMap<AppStore, Promise<boolean>>();

async function deliverAll(store: AppStore): Promise<boolean> {
  const member = selectMemberKey(store.getState());
  if (member === null) return true;
  const next = () => outboxOf(member).find(({ refusal }) => refusal === undefined);
  for (let item = next(); item; item = next()) {
    // In the order they were written: if the first has to wait, all wait.
    if (!(await deliver(store, member, item))) return false;
    if (selectMemberKey(store.getState()) !== member) return true;
  }
  return true;
}

/** Sends the member's waiting comments, with one run at a time; resolves to false if some still have to wait. */
export async function deliverOutbox(store: AppStore): Promise<boolean> {
  const started = running.get(store) ?? deliverAll(store).finally(() => running.delete(store));
  running.set(store, started);
  return started;
}
