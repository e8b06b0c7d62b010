import type { DraftKey } from '../../../admin-frame/documents/createLocalDrafts';
import type { ChangeOutcome } from '../../../admin-frame/documents/changeDocument';
import type { ArticleSaving } from '../adminArticlesApi';
import type { CommandOutcome } from '../../../api/useSecretMutation';
import type { AdminArticle, AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { articleDrafts } from './articleDrafts';
import { unsavedId } from './newArticle';
import { draftReducer } from './draftReducer';
import { initialDraft, isDirty, isHalted, type DraftEvent } from './draftState';

/** Milliseconds from a change to its save, and from a failure to the retry. */
const saveAfter = 2000;
const retryAfter = 10_000;
/** Consecutive merges before the next save is delayed as usual. */
const mergesAtOnce = 5;

type SaveOptions = Pick<ArticleSaving, 'restoredFrom' | 'overrules'>;

interface SessionOptions {
  loaded: AdminArticle;
  /** The key of the local draft until the server has given the article an id. */
  draftKey: DraftKey;
  member: string;
  send: (saving: ArticleSaving) => Promise<CommandOutcome<ChangeOutcome<AdminArticle>>>;
}

/** The draft of one article with its side effects: autosave after each change, and local storage until it is saved. */
export function createDraftSession({ loaded, draftKey, member, send }: SessionOptions) {
  let state = initialDraft(loaded);
  let running: Promise<AdminArticle | undefined> = Promise.resolve(undefined);
  let timer: ReturnType<typeof globalThis.setTimeout> | undefined;
  let active = false;
  const listeners = new Set<() => void>();
  const key = () => (state.article.id === unsavedId ? draftKey : state.article.id);
  let creations = 0;

  const schedule = () => {
    globalThis.clearTimeout(timer);
    if (!active) return;
    const { phase, problem } = state;
    if (phase === 'unsaved') timer = globalThis.setTimeout(() => void save(), saveAfter);
    if (phase !== 'failed') return;
    const pause = Math.max(retryAfter, (problem?.retryAfter ?? 0) * 1000);
    timer = globalThis.setTimeout(() => void save(), pause);
  };

  const apply = (event: DraftEvent) => {
    const before = state;
    state = draftReducer(state, event);
    if (state.step !== before.step) schedule();
    if (state !== before) for (const listener of listeners) listener();
  };

  const dispatch = (event: DraftEvent) => {
    const { content } = state;
    apply(event);
    if (state.content === content) return;
    if (!isDirty(state)) return articleDrafts.forget(member, key());
    const draft = { content: state.content, base: state.article.content };
    apply({ type: 'storeTried', stored: articleDrafts.keep(member, key(), draft) });
  };

  /** Deletes the local copy when the server has all changes. */
  const forgetWhenSaved = () => {
    if (!isHalted(state) && !isDirty(state)) articleDrafts.forget(member, key());
  };

  /** A retried creation may return the article created by an earlier attempt. */
  const finish = (article: AdminArticle, sent: AdminArticleContent) => {
    const before = key();
    apply({ type: 'saveSucceeded', article, sent });
    if (key() !== before) {
      articleDrafts.forget(member, before);
      articleDrafts.keep(member, key(), { content: state.content, base: article.content });
    }
    forgetWhenSaved();
  };

  const run = async (options: SaveOptions, merges = 0): Promise<AdminArticle | undefined> => {
    const { content: sent, article } = state;
    if (!isDirty(state) && options.restoredFrom === undefined) {
      if (state.phase === 'unsaved') apply({ type: 'saveSucceeded', article, sent });
      forgetWhenSaved();
      return article;
    }
    apply({ type: 'saveStarted' });
    if (article.id === unsavedId) creations += 1;
    const outcome = await send({
      id: article.id,
      version: article.version,
      content: sent,
      keepOnConflict: false,
      ...options,
    });
    if ('error' in outcome) {
      apply({ type: 'saveFailed', error: outcome.error });
      return undefined;
    }
    if (outcome.data.kind === 'conflict') {
      dispatch({ type: 'synced', theirs: outcome.data.current });
      return isHalted(state) || merges === mergesAtOnce ? undefined : run(options, merges + 1);
    }
    const { document: saved } = outcome.data;
    finish(saved, article.id === unsavedId && creations > 1 ? saved.content : sent);
    return saved;
  };

  /** Saves run one after another: each needs the version number the previous one created. */
  const save = (options: SaveOptions = {}): Promise<AdminArticle | undefined> => {
    const before = running;
    const next = async () => {
      await before;
      return isHalted(state) ? undefined : run(options);
    };
    running = next();
    return running;
  };

  const start = () => {
    active = true;
    schedule();
    const saveNow = () => void save();
    globalThis.addEventListener('online', saveNow);
    return () => {
      active = false;
      globalThis.clearTimeout(timer);
      globalThis.removeEventListener('online', saveNow);
      // Save the last changes when the page is left.
      void save();
    };
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    dispatch,
    save,
    replace: async (content: AdminArticleContent, restoredFrom?: number) => {
      dispatch({ type: 'replaced', content });
      await save(restoredFrom === undefined ? {} : { restoredFrom });
    },
    /** Merges a version saved by another person, once no save is in progress. */
    sync: (theirs: AdminArticle) => {
      const before = running;
      running = before.then((article) => {
        if (!isHalted(state)) dispatch({ type: 'synced', theirs });
        return article;
      });
    },
    discard: () => {
      apply({ type: 'closed' });
      articleDrafts.forget(member, key());
    },
  };
}
